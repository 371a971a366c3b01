import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { ChangeTopic } from './change-feed.ts';
import { type AcademyDatabase, inTransaction } from './open.ts';
import { createTestDatabase } from './testing/test-database.ts';

let database: AcademyDatabase;
const heard: ChangeTopic[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  database.changes.onChange((topic) => heard.push(topic));
  await vi.waitFor(() => expect(database.changes.isLive()).toBe(true));
});
afterAll(() => database.close());

/** Tables whose rows are a person's own, or the machine's; guests see nothing of them but counts. */
const NOT_IN_THE_CATALOGUE = new Set(
  `active_days assignment_submissions audit_log character_order consultations content_openings content_progress
   content_versions coupon_courses coupon_uses coupons course_completions course_counters course_grants
   course_learners course_likes course_ranks course_reads course_redemptions course_reviews daily_figures
   daily_visitors data_exports drafts email_bounces email_change_links email_changes email_texts email_verifications enrollments
   file_uses files group_members group_message_recipients group_messages idempotency_keys invitation_codes
   invitation_uses jobs known_devices lane_outages learner_groups legal_consents login_challenges login_counters media_uploads
   notice_deliveries notification_settings notifications oidc_registrations oidc_transactions orders
   passkey_challenges passkeys password_resets payment_receipts payment_refunds payments point_accounts point_entries
   point_lot_moves point_lots push_subscriptions quiz_attempt_grants quiz_attempts receipt_counters recovery_codes
   redemption_coupon_courses redemption_events replaced_order_terms reward_codes reward_redemptions routines schema_migrations
   second_factors seen_days server_secret sessions sign_ins stripe_checkouts stripe_disputes stripe_events
   stripe_payments stripe_refunds surname_order teacher_counters teacher_likes unpaid_earnings user_identities users`.split(
    /\s+/,
  ),
);

test('every table announces its changes, or is known to show guests nothing but counts', async () => {
  const { rows } = await sql<{ name: string; announces: boolean }>`
    select t.relname as name,
      exists (select from pg_trigger g where g.tgrelid = t.oid
        and g.tgfoid = 'notify_catalogue_change'::regproc) as announces
    from pg_class t where t.relkind = 'r' and t.relnamespace = 'public'::regnamespace
    order by 1`.execute(database.db);
  expect(rows.length).toBeGreaterThan(50);
  const wrong = rows.filter(({ name, announces }) => announces === NOT_IN_THE_CATALOGUE.has(name));
  expect(wrong).toEqual([]);
});

test('every column of a reward is announced but its stock', async () => {
  const { rows } = await sql<{ name: string }>`
    select a.attname as name from pg_attribute a
    where a.attrelid = 'rewards'::regclass and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' and a.attidentity = '' and a.attnum <> all (
        select unnest(g.tgattr) from pg_trigger g where g.tgname = 'rewards_notify_change')
    order by 1`.execute(database.db);
  expect(rows.map(({ name }) => name)).toEqual([
    'available_stock',
    'created_at',
    'redemption_count',
    'updated_at',
    'version',
  ]);
});

test('a change of the catalogue is heard with its own commit, and not before', async () => {
  heard.length = 0;
  await inTransaction(database.db, async (tx) => {
    await tx.updateTable('point_rules').set({ version: 8 }).execute();
    expect(heard).toEqual([]);
  });
  expect(heard).toContain('catalogue');
});

test('what is undone was never announced', async () => {
  // A database of its own: no announcement of an earlier change is on its way here.
  const fresh = await createTestDatabase();
  try {
    const topics: ChangeTopic[] = [];
    fresh.changes.onChange((topic) => topics.push(topic));
    await vi.waitFor(() => expect(fresh.changes.isLive()).toBe(true));
    topics.length = 0;
    const undone = inTransaction(fresh.db, async (tx) => {
      await tx.updateTable('point_rules').set({ version: 9 }).execute();
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await fresh.changes.publish('counters');
    await vi.waitFor(() => expect(topics).toContain('counters'));
    expect(topics).not.toContain('catalogue');
  } finally {
    await fresh.close();
  }
});

test('work in the queue wakes its listeners, and is no change of the catalogue', async () => {
  const fresh = await createTestDatabase();
  try {
    const heard: string[] = [];
    fresh.changes.onChange((topic) => heard.push(topic));
    const stop = fresh.changes.onSignal((signal) => heard.push(signal));
    await vi.waitFor(() => expect(fresh.changes.isLive()).toBe(true));
    heard.length = 0;
    const at = new Date();
    const values = { kind: 'a_kind', payload: '{}', priority: 1 };
    const times = { created_at: at, run_at: at, give_up_at: at };
    const add = () =>
      fresh.db
        .insertInto('jobs')
        .values({ ...values, ...times })
        .execute();
    await add();
    await vi.waitFor(() => expect(heard).toContain('jobs'));
    expect(heard).not.toContain('catalogue');
    stop();
    heard.length = 0;
    await add();
    await fresh.changes.publish('counters');
    await vi.waitFor(() => expect(heard).toContain('counters'));
    expect(heard).not.toContain('jobs');
  } finally {
    await fresh.close();
  }
});

test('a change for one person is announced to listeners for people alone, and is no change of the catalogue', async () => {
  const fresh = await createTestDatabase();
  try {
    const people: (number | null)[] = [];
    const topics: ChangeTopic[] = [];
    fresh.changes.onChange((topic) => topics.push(topic));
    const stop = fresh.changes.onPerson((userId) => people.push(userId));
    await vi.waitFor(() => expect(fresh.changes.isLive()).toBe(true));
    // Before, nobody knows what was announced.
    expect(people).toEqual([null]);
    people.length = 0;
    topics.length = 0;
    await sql`select pg_notify('academy_people', '7')`.execute(fresh.db);
    await vi.waitFor(() => expect(people).toEqual([7]));
    expect(topics).toEqual([]);
    stop();
    await sql`select pg_notify('academy_people', '8')`.execute(fresh.db);
    await fresh.changes.publish('counters');
    await vi.waitFor(() => expect(topics).toContain('counters'));
    expect(people).toEqual([7]);
  } finally {
    await fresh.close();
  }
});

test('a change that a process announces by itself is heard', async () => {
  heard.length = 0;
  await database.changes.publish('counters');
  await vi.waitFor(() => expect(heard).toContain('counters'));
});
