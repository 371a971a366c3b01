import type { LegalKind } from '#contract/legal.ts';
import { cached } from '#database/cached-values.ts';
import type { Db } from '#database/open.ts';
import { type CurrentVersions, dueConsents } from './due-consents.rules.ts';

/** Read from the table: for transactions that record a consent. */
export async function readCurrentVersions(db: Db): Promise<CurrentVersions> {
  const rows = await db
    .selectFrom('legal_versions')
    .select((eb) => ['kind', eb.fn.max('number').as('number')])
    .groupBy('kind')
    .execute();
  const numbers = new Map(rows.map(({ kind, number }) => [kind, number]));
  return { privacy: numbers.get('privacy') ?? null, terms: numbers.get('terms') ?? null };
}

/** The versions in force, kept in memory until another is published. */
export const getCurrentVersions = cached(readCurrentVersions);

export function findVersion(db: Db, kind: LegalKind, number: number) {
  return db
    .selectFrom('legal_versions')
    .select(['number', 'html', 'html_zh', 'published_at'])
    .where('kind', '=', kind)
    .where('number', '=', number)
    .executeTakeFirst();
}

/** The draft of a kind; there always is one. */
export function getDraft(db: Db, kind: LegalKind) {
  return db
    .selectFrom('legal_documents')
    .select(['html', 'html_zh', 'version', 'updated_at'])
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
}

/** What was published of a kind, the latest first, with the number of people who agreed. */
export function listLegalVersions(db: Db, kind: LegalKind) {
  return db
    .selectFrom('legal_versions as v')
    .select((eb) => [
      'v.number',
      'v.html',
      'v.html_zh',
      'v.published_at',
      eb
        .selectFrom('legal_consents as c')
        .whereRef('c.kind', '=', 'v.kind')
        .whereRef('c.number', '=', 'v.number')
        .select((one) => one.fn.countAll<number>().as('count'))
        .as('consents'),
    ])
    .where('v.kind', '=', kind)
    .orderBy('v.number', 'desc')
    .execute();
}

/** What a person has agreed to, the latest first. */
export function listConsents(db: Db, userId: number) {
  return db
    .selectFrom('legal_consents')
    .select(['kind', 'number', 'consented_at'])
    .where('user_id', '=', userId)
    .orderBy('consented_at', 'desc')
    .orderBy('kind')
    .execute();
}

/** Whether a version is in force that a person has not agreed to. */
export async function isConsentDue(db: Db, userId: number): Promise<boolean> {
  const current = await getCurrentVersions(db);
  if (current.privacy === null && current.terms === null) return false;
  return dueConsents(current, await listConsents(db, userId)).length > 0;
}
