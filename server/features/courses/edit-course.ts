import type { z } from 'zod';
import type {
  AdminCourse,
  CourseStatus,
  courseCreateBody,
  coursePatchBody,
  PublishingLack,
} from '#contract/courses-admin.ts';
import type { Tx } from '#database/open.ts';
import { bilingualColumns } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';
import {
  markInSync,
  type TranslationTimes,
  translationTimestamps,
} from '#domain/translation-times.ts';
import type { Message } from '#i18n/message.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  archiveRecord,
  changeRecord,
  createRecord,
  type RecordKind,
} from '#server/features/audit/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { assertCoursePrice } from './assert-course-price.ts';
import { insertCourse, lockCourse, updateCourse } from './courses.store.ts';
import { getAdminCourse, isTeacher } from './courses-admin.queries.ts';
import { presentAdminCourse } from './present-admin-course.ts';
import { decideStatus } from './publishing.rules.ts';

const kindOf = (isArchived: boolean): RecordKind<number, AdminCourse> => ({
  entity: 'course',
  lock: (tx, id) => lockCourse(tx, id, isArchived),
  get: async (tx, id) => presentAdminCourse(await getAdminCourse(tx, id)),
});
/** A course that can be edited: an archived one has to be restored first. */
export const courseRecord = kindOf(false);
const archivedCourse = kindOf(true);

async function assertTeacher(tx: Tx, teacherId: number | null) {
  if (teacherId === null || (await isTeacher(tx, teacherId))) return;
  throw fieldError('NOT_FOUND', 'teacher_id', 'messages.courses.noSuchTeacher');
}

/**
 * Adds a course as a draft.
 * @throws AppError NOT_FOUND where there is no such teacher
 * @throws AppError VALIDATION_FAILED where it would pay more points than it costs
 */
export function createCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  body: z.output<typeof courseCreateBody>,
): Promise<AdminCourse> {
  return createRecord(dependencies, admin, courseRecord, async (tx, at) => {
    await assertTeacher(tx, body.teacher_id);
    const before = { points_reward: 0, points_required: 0 };
    await assertCoursePrice(tx, null, { before, after: body, becomesActive: false });
    return insertCourse(tx, body, at);
  });
}

/**
 * Changes a course or its status; the requirements of publishing are checked when it is published.
 * @throws AppError NOT_FOUND, VALIDATION_FAILED, INVALID_STATE
 * @throws AppError STALE_VERSION, with the course as it is now in `data`
 */
export function changeCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  courseId: number,
  { version, ...change }: z.output<typeof coursePatchBody>,
): Promise<AdminCourse> {
  return changeRecord(
    dependencies,
    admin,
    courseRecord,
    courseId,
    version,
    async (tx, course, at) => {
      const { title = course.title, title_zh = course.title_zh } = change;
      if (title === '' && title_zh === '') {
        throw fieldError('VALIDATION_FAILED', 'title_zh', 'validation.title_required');
      }
      const { teacher_id: teacherId = course.teacher_id, status = course.status } = change;
      // A course may stay with a teacher who was archived; it cannot be given to one.
      const isGiven = teacherId !== course.teacher_id;
      if (isGiven) await assertTeacher(tx, teacherId);
      if (isGiven && teacherId === null && status === 'active') {
        throw fieldError('INVALID_STATE', 'teacher_id', 'messages.courses.keepsTeacher');
      }
      const hasTeacher = isGiven ? teacherId !== null : !lacksTeacher(course);
      assertStatus(course, status, hasTeacher);
      const { points_reward = course.points_reward, points_required = course.points_required } =
        change;
      await assertCoursePrice(tx, courseId, {
        before: course,
        after: { points_reward, points_required },
        becomesActive: status === 'active' && course.status !== 'active',
      });
      const times = timesAfter(course, change, at);
      await updateCourse(tx, courseId, { ...change, ...times }, at);
    },
  );
}

const timesOf = (course: AdminCourse): TranslationTimes => ({
  en: new Date(course.texts_changed_at),
  zh: new Date(course.texts_zh_changed_at),
});
const columnsOf = ({ en, zh }: TranslationTimes) => ({
  texts_changed_at: en,
  texts_zh_changed_at: zh,
});

/** When the texts of each language were changed, once this change is made. */
function timesAfter(course: AdminCourse, change: z.output<typeof coursePatchBody>, at: Date) {
  const isChanged = (language: Locale) =>
    bilingualColumns('course', language).some(
      (name) => (change[name] ?? course[name]) !== course[name],
    );
  const lacks = { en: course.missing.includes('en'), zh: course.missing.includes('zh') };
  const changed = { en: isChanged('en'), zh: isChanged('zh') };
  return columnsOf(translationTimestamps(timesOf(course), lacks, changed, at));
}

/**
 * Marks the outdated language as up to date.
 * @throws AppError NOT_FOUND, STALE_VERSION
 */
export function confirmCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  courseId: number,
  version: number | undefined,
): Promise<AdminCourse> {
  const confirm = async (tx: Tx, course: AdminCourse, at: Date) => {
    if (course.texts_changed_at === course.texts_zh_changed_at) return;
    await updateCourse(tx, courseId, columnsOf(markInSync(timesOf(course))), at);
  };
  return changeRecord(dependencies, admin, courseRecord, courseId, version, confirm, 'confirm');
}

const lacksTeacher = (course: AdminCourse) => course.missing_for_publishing.includes('teacher');

/** What is still missing for publishing. */
function lackMessage([first, second]: readonly PublishingLack[]): Message {
  if (second !== undefined) return 'messages.courses.lacksBoth';
  return first === 'teacher' ? 'messages.courses.lacksTeacher' : 'messages.courses.lacksContents';
}

function assertStatus(course: AdminCourse, status: CourseStatus, hasTeacher: boolean): void {
  const { content_count: lessonCount } = course;
  const decision = decideStatus(course.status, status, { hasTeacher, lessonCount });
  switch (decision.kind) {
    case 'ok':
      return;
    case 'lacks':
      throw fieldError('INVALID_STATE', 'status', lackMessage(decision.lacks));
    case 'not_yet':
      throw fieldError('INVALID_STATE', 'status', 'messages.courses.draftCannotBeUnpublished');
    case 'no_way_back':
      throw fieldError('INVALID_STATE', 'status', 'messages.courses.cannotBecomeDraft');
  }
}

/**
 * Archives a course. Learners who redeemed it or are in the middle of it keep access.
 * @throws AppError NOT_FOUND
 */
export function archiveCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  courseId: number,
): Promise<void> {
  return archiveRecord(dependencies, admin, courseRecord, courseId, (tx, at) =>
    updateCourse(tx, courseId, { archived_at: at }, at),
  );
}

/**
 * Restores an archived course.
 * @throws AppError NOT_FOUND where it is not archived
 */
export async function restoreCourse(
  dependencies: Dependencies,
  admin: CurrentUser,
  courseId: number,
): Promise<AdminCourse> {
  await archiveRecord(
    dependencies,
    admin,
    archivedCourse,
    courseId,
    (tx, at) => updateCourse(tx, courseId, { archived_at: null }, at),
    'restore',
  );
  return presentAdminCourse(await getAdminCourse(dependencies.database.db, courseId));
}
