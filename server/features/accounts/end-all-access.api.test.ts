import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '#database/open.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { accessTables } from './access-tables.ts';
import { endAllAccess } from './end-all-access.ts';

const academy = openTestAcademy();

/** A row in each of the tables; `at` is now, and what expires does so later. */
async function fillAll(userId: number) {
  const { rows } = await sql<{ id: number }>`
    select session_id as id from sessions where user_id = ${userId}`.execute(academy.db);
  const sessionId = rows[0]?.id ?? 0;
  const at = academy.now;
  const end = new Date(at.getTime() + 60_000);
  const hash = (name: string) => Buffer.from(`${name}-${userId}`.padEnd(32, '.'));
  const { db } = academy;
  const life = { created_at: at, expires_at: end };
  await db
    .insertInto('push_subscriptions')
    .values({
      session_id: sessionId,
      user_id: userId,
      endpoint: `https://push.example/${userId}`,
      p256dh: 'k'.repeat(87),
      auth: 'a'.repeat(22),
      created_at: at,
    })
    .execute();
  await db
    .insertInto('password_resets')
    .values({ token_hash: hash('reset'), user_id: userId, ...life })
    .execute();
  await db
    .insertInto('email_verifications')
    .values({ token_hash: hash('verify'), user_id: userId, email: 'a@example.com', ...life })
    .execute();
  await db
    .insertInto('email_changes')
    .values({ user_id: userId, email: 'b@example.com', requested_at: at, expires_at: end })
    .execute();
  await db
    .insertInto('email_change_links')
    .values({ token_hash: hash('change'), user_id: userId, side: 'new' })
    .execute();
  await db
    .insertInto('known_devices')
    .values({ user_id: userId, token_hash: hash('device'), last_used_at: at, ...life })
    .execute();
  await db
    .insertInto('login_challenges')
    .values({
      token_hash: hash('login'),
      user_id: userId,
      password_proof: hash('password'),
      browser_hash: hash('browser'),
      remember_me: false,
      ...life,
    })
    .execute();
  await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      slot: 1,
      credential_id: hash('credential'),
      user_handle: hash('handle'),
      public_key: hash('key'),
      counter: 0,
      transports: [],
      is_synced: false,
      is_backed_up: false,
      name: 'Key',
      created_at: at,
    })
    .execute();
  await db
    .insertInto('passkey_challenges')
    .values({
      challenge_hash: hash('challenge'),
      purpose: 'add',
      session_id: sessionId,
      browser_hash: hash('browser'),
      ...life,
    })
    .execute();
  await db
    .insertInto('user_identities')
    .values({
      user_id: userId,
      issuer: 'https://provider.example',
      subject: String(userId),
      created_at: at,
      last_used_at: at,
    })
    .execute();
  await db
    .insertInto('oidc_transactions')
    .values({
      state_hash: hash('state'),
      browser_hash: hash('browser'),
      session_id: sessionId,
      redirect: '',
      ...life,
    })
    .execute();
  await db
    .insertInto('second_factors')
    .values({ user_id: userId, secret: hash('secret'), created_at: at })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ user_id: userId, code_hash: hash('code') })
    .execute();
}

/** The rows of a table that still open something. */
async function openRowsOf(table: string): Promise<number> {
  const isUsed = table === 'password_resets' || table === 'email_verifications';
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(table)}
    ${isUsed ? sql`where used_at is null` : sql``}`.execute(academy.db);
  return rows[0]?.count ?? 0;
}
const openRows = async () =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(accessTables).map(async (table) => [table, await openRowsOf(table)] as const),
    ),
  );
const each = (count: number) =>
  Object.fromEntries(Object.keys(accessTables).map((table) => [table, count]));

test('everything that opens an account ends, twice in a row, and of nobody else', async () => {
  const [one, other] = [await academy.addLearner(), await academy.addLearner()];
  for (const { userId } of [one, other]) await fillAll(userId);
  expect(await openRows()).toEqual(each(2));
  for (let round = 0; round < 2; round++) {
    await inTransaction(academy.db, (tx) =>
      endAllAccess(tx, one.userId, { by: null, now: academy.now }),
    );
    expect(await openRows()).toEqual(each(1));
  }
});
