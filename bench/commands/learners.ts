import { sql } from 'kysely';
import type { AcademyDatabase } from '../../database/open.ts';
import { analyze } from '../../database/statistics.ts';

/** What each learner of the bench can spend. */
const POINTS = 100_000;
/** Learners whose ledger entries are written in one transaction. */
const BATCH = 5000;

/** The token of a learner of the bench; a load program computes it from the learner's number. */
export const tokenOfLearner = (userId: number | string) => `bench-${userId}`;

/** A reward of which there is enough, so that only its row is contended for. */
export interface BenchSubjects {
  /** The first learner; the others follow without a gap. */
  firstLearner: number;
  rewardId: number;
  /** A course that costs points. */
  paidCourseId: number;
  /** A course that is free, and its first lesson. */
  freeCourseId: number;
  lessonId: number;
}

async function only(db: AcademyDatabase['db'], column: string, from: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select ${sql.raw(column)} as id from ${sql.raw(from)} order by 1 limit 1`.execute(db);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`the demo academy lacks ${from}`);
  return id;
}

/** Learners who were here today already, verified, with points and a session each. */
export async function addLearners({ db }: AcademyDatabase, count: number): Promise<number> {
  const first = 1 + (await only(db, 'max(user_id)', 'users'));
  await sql`alter table users alter column user_id restart with ${sql.raw(String(first))}`.execute(
    db,
  );
  await db.transaction().execute(async (tx) => {
    // Adding so many rows takes longer than the timeout of statements.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`
      insert into users (email, email_verified_at, name, created_at, last_seen_at)
      select 'bench' || (${first}::int + n) || '@example.com', now() - interval '40 days', 'Learner ' || n,
        now() - interval '40 days', now()
      from generate_series(1, ${count}::int) n`.execute(tx);
    const added = sql`select user_id from users where user_id >= ${first}::int`;
    await sql`
      insert into sessions (user_id, token_hash, cookie_key, expires_at)
      select user_id, sha256(convert_to('bench-' || user_id, 'UTF8')),
        sha256(convert_to('key-' || user_id, 'UTF8')), now() + interval '12 hours'
      from (${added}) added`.execute(tx);
    await sql`
      insert into point_accounts (kind, user_id, balance)
      select kind, user_id, 0 from (${added}) added, (values ('available'), ('held')) kinds (kind)`.execute(
      tx,
    );
  });
  for (let from = first; from < first + count; from += BATCH) {
    await db.transaction().execute(async (tx) => {
      await sql`
        insert into point_entries (kind, user_id, amount, from_account_id, to_account_id,
          idempotency_key, reason)
        select 'admin_adjustment', own.user_id, ${POINTS}::int, adjusted.account_id, own.account_id,
          'bench:' || own.user_id, 'for the bench'
        from point_accounts own, point_accounts adjusted
        where own.kind = 'available' and adjusted.kind = 'adjusted'
          and own.user_id >= ${from}::int and own.user_id < ${from + BATCH}::int`.execute(tx);
      await sql`
        insert into point_lots (user_id, point_id, amount, remaining, last_point_id)
        select user_id, point_id, amount, amount, point_id from point_entries
        where kind = 'admin_adjustment' and reason = 'for the bench'
          and user_id >= ${from}::int and user_id < ${from + BATCH}::int`.execute(tx);
    });
  }
  await analyze(db);
  return first;
}

/** Learners, and what their commands are about. */
export async function prepareSubjects(
  database: AcademyDatabase,
  learners: number,
): Promise<BenchSubjects> {
  const { db } = database;
  const rewardId = await only(
    db,
    'reward_id',
    `rewards join reward_categories using (reward_category_id)
      where kind <> 'merchandise' and kind <> 'course_access' and rewards.status = 'active'
        and rewards.archived_at is null`,
  );
  await sql`update rewards set available_stock = 100000000, max_per_user = 0, expires_at = null
    where reward_id = ${rewardId}::int`.execute(db);
  const freeCourseId = await only(
    db,
    'course_id',
    `courses where status = 'active' and points_required = 0 and archived_at is null`,
  );
  return {
    firstLearner: await addLearners(database, learners),
    rewardId,
    freeCourseId,
    paidCourseId: await only(
      db,
      'course_id',
      `courses where status = 'active' and points_required > 0 and archived_at is null`,
    ),
    lessonId: await only(
      db,
      'content_id',
      `contents where course_id = ${freeCourseId} and type = 'text' and archived_at is null`,
    ),
  };
}
