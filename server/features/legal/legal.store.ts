import type { LegalKind } from '#contract/legal.ts';
import type { Tx } from '#database/open.ts';
import type { CurrentVersions } from './due-consents.rules.ts';

/** Locks a draft until the transaction ends; there is one of each kind. */
export async function lockDraft(tx: Tx, kind: LegalKind): Promise<boolean> {
  const row = await tx
    .selectFrom('legal_documents')
    .select('kind')
    .where('kind', '=', kind)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** @param texts what is undefined in it stays as it is */
export async function updateDraft(
  tx: Tx,
  kind: LegalKind,
  texts: { html?: string | undefined; html_zh?: string | undefined },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('legal_documents')
    .set((eb) => ({ ...texts, updated_at: now, version: eb('version', '+', 1) }))
    .where('kind', '=', kind)
    .execute();
}

interface NewVersion {
  kind: LegalKind;
  number: number;
  html: string;
  html_zh: string;
  published_at: Date;
  published_by: number;
}

export async function insertLegalVersion(tx: Tx, version: NewVersion): Promise<void> {
  await tx.insertInto('legal_versions').values(version).execute();
}

/** Records that a person agrees to the versions in force; what they agreed to before stays. */
export async function insertConsents(
  tx: Tx,
  userId: number,
  current: CurrentVersions,
  now: Date,
): Promise<void> {
  const rows = Object.entries(current).flatMap(([kind, number]) =>
    number === null ? [] : [{ user_id: userId, kind, number, consented_at: now }],
  );
  if (rows.length === 0) return;
  await tx
    .insertInto('legal_consents')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
