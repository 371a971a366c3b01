import { sql } from 'kysely';
import type { Role } from '#contract/accounts.ts';
import type { Tx } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';

/** A person of an import. */
export interface ImportedPerson {
  email: string;
  name: string;
  role: Role;
  language: Locale;
}

/**
 * Makes imports run one after the other until the transaction ends. Two with the same people in
 * different orders would deadlock on each other's emails, and one would fail.
 */
export async function waitForOtherImports(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('import of people'))`.execute(tx);
}

/** Adds people without a password. @returns id and email of those who did not exist */
export async function insertPeople(tx: Tx, people: readonly ImportedPerson[], now: Date) {
  const { rows } = await sql<{ user_id: number; email: string }>`
    insert into users (email, name, role, language_preference, created_at)
    select email, name, role, language, ${now}
    from json_to_recordset(${JSON.stringify(people)}::json)
      as person (email text, name text, role text, language text)
    on conflict do nothing
    returning user_id, email
  `.execute(tx);
  return rows;
}
