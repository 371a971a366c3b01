import type { AdminCourseContents } from '#contract/courses-admin.ts';
import type { Locale } from '#contract/fields.ts';
import { contentTexts } from './content-texts.ts';
import type { CourseContentRow, getCourseContents } from './course-contents.queries.ts';

/** Languages in which a content's title, description or body is missing. */
function missingLanguages(row: CourseContentRow): Locale[] {
  const texts = [
    { en: row.description, zh: row.description_zh },
    contentTexts(row.type, row.content_data),
  ];
  const lacks = (title: string, own: Locale, other: Locale) =>
    title === '' || texts.some((text) => text[own] === '' && text[other] !== '');
  return [
    ...(lacks(row.title_zh, 'zh', 'en') ? (['zh'] as const) : []),
    ...(lacks(row.title, 'en', 'zh') ? (['en'] as const) : []),
  ];
}

/** The list that an admin puts in order. */
export function presentCourseContents({
  rows,
  version,
}: Awaited<ReturnType<typeof getCourseContents>>): AdminCourseContents {
  return {
    list: rows.map((row) => ({
      content_id: row.content_id,
      position: row.position,
      type: row.type,
      title: row.title,
      title_zh: row.title_zh,
      duration: row.duration,
      missing_languages: missingLanguages(row),
      updated_at: row.updated_at.toISOString(),
      archived_at: row.archived_at?.toISOString() ?? null,
      version: row.version,
    })),
    version,
  };
}
