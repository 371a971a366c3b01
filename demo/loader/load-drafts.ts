import type { Tx } from '#database/open.ts';
import { demoDrafts } from '#demo/texts/drafts.ts';
import { measuredMinutes, measuredSeconds } from '#domain/measured-minutes.ts';
import { reindexCourse } from '#server/features/courses/index.ts';
import { reindexLesson } from '#server/features/lessons/index.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { demoColumns } from './bilingual-texts.ts';

/**
 * Loads the courses that are still being written.
 * @param teacherIds ids of the teachers by their keys
 * @param daysAgo the time so many days before the demo begins
 */
export async function loadDrafts(
  tx: Tx,
  teacherIds: ReadonlyMap<string, number>,
  daysAgo: (days: number) => Date,
): Promise<void> {
  for (const [index, draft] of demoDrafts.entries()) {
    const at = daysAgo(demoDrafts.length - index);
    const { course_id } = await tx
      .insertInto('courses')
      .values({
        teacher_id: draft.teacher === null ? null : (teacherIds.get(draft.teacher) ?? null),
        ...demoColumns('course', draft),
        created_at: at,
        updated_at: at,
      })
      .returning('course_id')
      .executeTakeFirstOrThrow();
    await reindexCourse(tx, course_id);
    for (const [place, lesson] of draft.lessons.entries()) {
      const body = { html: cleanHtml(lesson.body.en), html_zh: cleanHtml(lesson.body.zh) };
      const seconds = measuredSeconds('text', body, null);
      const { content_id } = await tx
        .insertInto('contents')
        .values({
          course_id,
          position: place + 1,
          type: 'text',
          ...demoColumns('content', { title: lesson.title, description: { en: '', zh: '' } }),
          duration: measuredMinutes(seconds) ?? 0,
          measured_seconds: seconds,
          content_data: JSON.stringify(body),
          created_at: at,
          updated_at: at,
        })
        .returning('content_id')
        .executeTakeFirstOrThrow();
      await reindexLesson(tx, content_id);
    }
  }
}
