import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type Counter, FORGIVE_AFTER_SECONDS, LOGIN_LIMITS } from './login-limits.rules.ts';

/** Hashed, so that no email or address can be read in the table or in a copy of it. */
const hashOf = ({ kind, value }: Counter) =>
  createHash('sha256').update(`${kind} ${value}`).digest();

const secondsAfter = (now: Date, seconds: number) => new Date(now.getTime() + seconds * 1000);

/**
 * Counts an attempt, in one statement that refuses at the limit: of any number at once, in any
 * number of processes, no more than the limit are allowed.
 * @returns false where the limit is reached, and nothing was counted
 */
export async function countAttempt(db: Db, counter: Counter, now: Date): Promise<boolean> {
  const { attempts, minutes } = LOGIN_LIMITS[counter.kind];
  const endsAt = secondsAfter(now, minutes * 60);
  const { rows } = await sql`
    insert into login_counters as counter
      (kind, key_hash, attempts, pending, failures, ends_at)
    values (${counter.kind}, ${hashOf(counter)}, 1, 1, 0, ${endsAt})
    on conflict (kind, key_hash) do update set
      attempts = case when counter.ends_at <= ${now} then 1 else counter.attempts + 1 end,
      pending = case when counter.ends_at <= ${now} then 1 else counter.pending + 1 end,
      failures = case when counter.ends_at <= ${now} then 0 else counter.failures end,
      ends_at = case when counter.ends_at <= ${now} then ${endsAt} else counter.ends_at end
    where counter.ends_at <= ${now} or counter.attempts < ${attempts}
    returning kind
  `.execute(db);
  return rows.length > 0;
}

/** Whether the limit of a counter is reached; counts nothing. */
export async function isLimitReached(db: Db, counter: Counter, now: Date): Promise<boolean> {
  const found = await db
    .selectFrom('login_counters')
    .select('kind')
    .where('kind', '=', counter.kind)
    .where('key_hash', '=', hashOf(counter))
    .where('ends_at', '>', now)
    .where('attempts', '>=', LOGIN_LIMITS[counter.kind].attempts)
    .executeTakeFirst();
  return found !== undefined;
}

/** Records that a counted attempt has failed. */
export async function recordFailure(db: Db, counter: Counter): Promise<void> {
  await sql`
    update login_counters
    set pending = greatest(pending - 1, 0), failures = failures + 1
    where kind = ${counter.kind} and key_hash = ${hashOf(counter)}
  `.execute(db);
}

/**
 * Uncounts an attempt that has succeeded. Beside failures or other attempts under way it still
 * counts: a burst of guesses gets no more attempts because one of them was right. The window then
 * ends soon instead.
 */
export async function recordSuccess(db: Db, counter: Counter, now: Date): Promise<void> {
  const soon = secondsAfter(now, FORGIVE_AFTER_SECONDS);
  await sql`
    update login_counters
    set
      pending = greatest(pending - 1, 0),
      attempts = case when failures = 0 and pending <= 1 then 0 else attempts end,
      ends_at = case when failures = 0 and pending <= 1 then ends_at else least(ends_at, ${soon}) end
    where kind = ${counter.kind} and key_hash = ${hashOf(counter)}
  `.execute(db);
}

/** Uncounts one attempt of an address: a whole classroom behind it may log in. */
export async function takeBackAttempt(db: Db, counter: Counter): Promise<void> {
  await sql`
    update login_counters
    set pending = greatest(pending - 1, 0), attempts = greatest(attempts - 1, 0)
    where kind = ${counter.kind} and key_hash = ${hashOf(counter)}
  `.execute(db);
}

/** Forgets the failed logins of an email: its owner has set a new password. */
export async function clearLoginFailures(db: Db, email: string): Promise<void> {
  const counter: Counter = { kind: 'account', value: email.toLowerCase() };
  await db
    .deleteFrom('login_counters')
    .where('kind', '=', counter.kind)
    .where('key_hash', '=', hashOf(counter))
    .execute();
}
