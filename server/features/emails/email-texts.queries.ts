import type { Db, Tx } from '#database/open.ts';
import type { EmailKind } from '#domain/email-kinds.ts';
import type { EmailTexts } from '#domain/email-texts.ts';
import type { Locale } from '#domain/locale.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';
import { type EmailTextsRow, usableTexts } from './email-texts.rules.ts';

/** The emails with saved texts; the others have no row. */
export function listEmailTexts(db: Db): Promise<EmailTextsRow[]> {
  return db.selectFrom('email_texts').selectAll().execute();
}

export function findEmailTexts(db: Db, kind: EmailKind): Promise<EmailTextsRow | undefined> {
  return db.selectFrom('email_texts').selectAll().where('kind', '=', kind).executeTakeFirst();
}

/** What admins have written instead of the standard texts, in a language. */
export async function getChangedTexts(
  db: Db,
  locale: Locale,
): Promise<Partial<Record<EmailKind, EmailTexts>>> {
  const rows = await listEmailTexts(db);
  return Object.fromEntries(
    rows.flatMap((row) => {
      const texts = usableTexts(row, locale);
      return texts === undefined ? [] : [[row.kind, texts]];
    }),
  );
}

/** To whom a test email goes: an admin, at their present address. */
export function findTester(db: Db, userId: number) {
  return testers(db, userId).executeTakeFirst();
}

/** The same, locked until the transaction ends: their test emails are counted one after the other. */
export function lockTester(tx: Tx, userId: number) {
  return testers(tx, userId).forNoKeyUpdate().executeTakeFirst();
}

const testers = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .select(['name', 'email', 'email_verified_at'])
    .where('user_id', '=', userId)
    .where(isNotDeactivated('users'));
