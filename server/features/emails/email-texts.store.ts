import type { Tx } from '#database/open.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';

/**
 * Locks an email's texts until the transaction ends, and adds their row where there is none: a row
 * without texts has the version of no row, and means the standard texts too.
 */
export async function lockEmailTexts(tx: Tx, kind: EmailKind, now: Date): Promise<boolean> {
  await tx
    .insertInto('email_texts')
    .values({ kind, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await tx
    .selectFrom('email_texts')
    .select('kind')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return true;
}

const none = { subject: null, heading: null, text: null, action: null };

/** @param texts null: the standard ones */
export async function updateEmailTexts(
  tx: Tx,
  kind: EmailKind,
  { en, zh }: { en: EmailTexts | null; zh: EmailTexts | null },
  now: Date,
): Promise<void> {
  const { subject, heading, text, action } = en ?? none;
  const chinese = zh ?? none;
  await tx
    .updateTable('email_texts')
    .set((eb) => ({
      subject,
      heading,
      text,
      action,
      subject_zh: chinese.subject,
      heading_zh: chinese.heading,
      text_zh: chinese.text,
      action_zh: chinese.action,
      updated_at: now,
      version: eb('version', '+', 1),
    }))
    .where('kind', '=', kind)
    .execute();
}
