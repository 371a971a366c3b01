import { setImmediate } from 'node:timers/promises';
import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import type { ContentsTable } from '#database/types.ts';
import { searchDocument } from '#server/lib/search/index.ts';
import { renderContentData } from './lesson-data.ts';
import { lessonTexts } from './lesson-texts.ts';

/**
 * Rebuilds the search text and the rendered texts of a lesson; called in the transaction that
 * changes its texts or its body.
 */
export async function reindexLesson(tx: Tx, lessonId: number): Promise<void> {
  const content = await tx
    .selectFrom('contents')
    .selectAll()
    .where('content_id', '=', lessonId)
    .executeTakeFirstOrThrow();
  const rendered = renderContentData(content.type, content.content_data);
  // The largest lesson takes a tenth of a second for each: other requests run in between.
  await setImmediate();
  const { en, zh } = lessonTexts(content.type, content.content_data);
  const document = searchDocument({
    title: [content.title, content.title_zh],
    summary: [content.description, content.description_zh],
    body: [en, zh],
  });
  await tx
    .updateTable('contents')
    .set({
      search_document: document,
      rendered: rendered && JSON.stringify(rendered),
    })
    .where('content_id', '=', lessonId)
    .execute();
}

type RenderableContent = Pick<
  Selectable<ContentsTable>,
  'content_id' | 'type' | 'content_data' | 'rendered'
>;

/**
 * Renders a lesson that was stored before lessons were rendered on saving, so that only its first
 * reader waits for it.
 */
export async function renderOnce(db: Db, content: RenderableContent): Promise<void> {
  if (content.rendered !== null) return;
  const rendered = renderContentData(content.type, content.content_data);
  if (rendered === null) return;
  content.rendered = rendered;
  await db
    .updateTable('contents')
    .set({ rendered: JSON.stringify(rendered) })
    .where('content_id', '=', content.content_id)
    // Skipped where it was saved in the meantime.
    .where('content_data', '=', sql<never>`${JSON.stringify(content.content_data)}::jsonb`)
    .where('rendered', 'is', null)
    .execute();
}
