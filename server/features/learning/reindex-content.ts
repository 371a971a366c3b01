import type { Tx } from '#database/open.ts';
import { searchDocument } from '../../kit/search/index.ts';
import { contentTexts } from './content-texts.ts';

/**
 * Writes anew by what a content is found; whoever changes its texts or its body calls it in
 * the same transaction.
 */
export async function reindexContent(tx: Tx, contentId: number): Promise<void> {
  const content = await tx
    .selectFrom('contents')
    .selectAll()
    .where('content_id', '=', contentId)
    .executeTakeFirstOrThrow();
  const { en, zh } = contentTexts(content.type, content.content_data);
  const document = searchDocument({
    title: [content.title, content.title_zh],
    summary: [content.description, content.description_zh],
    body: [en, zh],
  });
  await tx
    .updateTable('contents')
    .set({ search_document: document })
    .where('content_id', '=', contentId)
    .execute();
}
