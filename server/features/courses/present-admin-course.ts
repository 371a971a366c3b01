import type { AdminCourse } from '#contract/courses-admin.ts';
import { missingLanguagesOf } from '#domain/bilingual-entities.ts';
import { outdatedLanguage } from '#domain/translation-times.ts';
import type { AdminCourseRow } from './courses-admin.queries.ts';
import { missingForPublishing } from './publishing.rules.ts';

/** A course as an admin sees it. */
export function presentAdminCourse({
  teacher_archived_at: teacherLeftAt,
  ...row
}: AdminCourseRow): AdminCourse {
  const missing = missingLanguagesOf('course', row);
  const times = { en: row.texts_changed_at, zh: row.texts_zh_changed_at };
  const lacks = { en: missing.includes('en'), zh: missing.includes('zh') };
  return {
    ...row,
    teacher_name: row.teacher_name ?? '',
    teacher_name_zh: row.teacher_name_zh ?? '',
    missing,
    outdated: outdatedLanguage(times, lacks),
    texts_changed_at: row.texts_changed_at.toISOString(),
    texts_zh_changed_at: row.texts_zh_changed_at.toISOString(),
    missing_for_publishing: missingForPublishing({
      hasTeacher: row.teacher_id !== null && teacherLeftAt === null,
      lessonCount: row.content_count,
    }),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    archived_at: row.archived_at?.toISOString() ?? null,
  };
}
