import type { AdminCourseLessons } from '#contract/courses-admin.ts';
import { outdatedLanguage } from '#domain/translation-times.ts';
import type { getCourseLessons } from './course-lessons.queries.ts';

/** The list that an admin puts in order. */
export function presentCourseLessons({
  rows,
  version,
}: Awaited<ReturnType<typeof getCourseLessons>>): AdminCourseLessons {
  return {
    list: rows.map((row) => ({
      content_id: row.content_id,
      position: row.position,
      type: row.type,
      title: row.title,
      title_zh: row.title_zh,
      duration: row.duration,
      missing: [
        ...(row.lacks_zh ? (['zh'] as const) : []),
        ...(row.lacks_en ? (['en'] as const) : []),
      ],
      outdated: outdatedLanguage(
        { en: row.texts_changed_at, zh: row.texts_zh_changed_at },
        { en: row.lacks_en, zh: row.lacks_zh },
      ),
      updated_at: row.updated_at.toISOString(),
      archived_at: row.archived_at?.toISOString() ?? null,
      version: row.version,
    })),
    version,
  };
}
