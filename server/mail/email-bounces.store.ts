import { type ExpressionBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { DAY_MS } from '#domain/units.ts';

/**
 * For how long after a refusal the emails that repeat a notice are left out. They come often, and
 * providers rate a sender by the addresses that do not exist; the notice itself is in the academy.
 * All other emails are still tried: they are few, most of them are waited for, and one that is
 * accepted shows that the address works again. After this time notices are tried again too.
 */
const NOTICES_REST_MS = 7 * DAY_MS;

const userOf = (email: string) => sql<number>`
  (select user_id from users where lower(email) = ${email.toLowerCase()} and archived_at is null)
`;

/** As a part of a query of users: null while the address was not refused. */
export const bouncedAt = (eb: ExpressionBuilder<DB, 'users'>) =>
  eb
    .selectFrom('email_bounces')
    .select('email_bounces.bounced_at')
    .whereRef('email_bounces.user_id', '=', 'users.user_id')
    .whereRef('email_bounces.email', '=', 'users.email');

/** Records that the mail server refused an address permanently; one of no user is left alone. */
export async function recordBounce(db: Db, email: string, now: Date): Promise<void> {
  await sql`
    insert into email_bounces (user_id, email, bounced_at)
    select user_id, email, ${now} from users where user_id = ${userOf(email)}
    on conflict (user_id)
    do update set email = excluded.email, bounced_at = excluded.bounced_at
  `.execute(db);
}

/** Records that the mail server accepted an email to an address. */
export async function clearBounce(db: Db, email: string): Promise<void> {
  await db.deleteFrom('email_bounces').where('user_id', '=', userOf(email)).execute();
}

/** When the present address of a user was refused; null: it was not. */
export async function findBounce(db: Db, userId: number): Promise<Date | null> {
  const row = await db
    .selectFrom('users')
    .select((eb) => bouncedAt(eb).as('bounced_at'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.bounced_at ?? null;
}

/** Whether emails that repeat notices are left out for now. */
export async function doNoticesRest(db: Db, userId: number, now: Date): Promise<boolean> {
  const at = await findBounce(db, userId);
  return at !== null && now.getTime() < at.getTime() + NOTICES_REST_MS;
}
