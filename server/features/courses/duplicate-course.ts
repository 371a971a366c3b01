import type { AdminCourse } from '#contract/courses-admin.ts';
import { pickTexts } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';
import { inBothLanguages } from '#i18n/index.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { createRecord } from '#server/features/audit/index.ts';
import { copyLessons, getOriginCourseId, insertCourse } from './courses.store.ts';
import { getAdminCourse } from './courses-admin.queries.ts';
import { courseRecord } from './edit-course.ts';

/** Titles are cut so that the mark of a copy still fits. */
const MAX_TITLE_LENGTH = 150;

/** The first half of a character whose second half was cut away. */
const HALF_PAIR = /[\ud800-\udbff]$/;

/** A title marked as that of a copy, in its own language; an empty one stays empty. */
function copiedTitle(title: string, language: Locale): string {
  if (title === '') return '';
  const cut = title.slice(0, MAX_TITLE_LENGTH).replace(HALF_PAIR, '');
  return inBothLanguages({ key: 'messages.courses.copyOf', params: { title: cut } })[language];
}

/**
 * Copies a course with its lessons into a draft. It is not featured, nothing that learners did is
 * copied, and an archived teacher is not either.
 * @throws AppError NOT_FOUND
 */
export function duplicateCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  courseId: number,
): Promise<AdminCourse> {
  return createRecord(dependencies, admin, courseRecord, async (tx, at) => {
    const course = await getAdminCourse(tx, courseId);
    const copyId = await insertCourse(
      tx,
      {
        ...pickTexts('course', course),
        title: copiedTitle(course.title, 'en'),
        title_zh: copiedTitle(course.title_zh, 'zh'),
        texts_changed_at: course.texts_changed_at,
        texts_zh_changed_at: course.texts_zh_changed_at,
        thumbnail: course.thumbnail,
        difficulty_level: course.difficulty_level,
        teacher_id: course.teacher_archived_at === null ? course.teacher_id : null,
        points_reward: course.points_reward,
        points_required: course.points_required,
        price_usd: course.price_usd,
        price_cny: course.price_cny,
        price_sgd: course.price_sgd,
        price_myr: course.price_myr,
        origin_course_id: await getOriginCourseId(tx, courseId),
      },
      at,
    );
    await copyLessons(tx, courseId, copyId, at);
    return copyId;
  });
}
