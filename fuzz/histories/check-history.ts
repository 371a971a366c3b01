import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { findCounterDrift } from '#server/features/courses/index.ts';
import { checkRevenue } from '#server/features/payments/index.ts';
import { checkLedger } from '#server/features/points/index.ts';
import type { Act } from './history-acts.ts';
import { INVITATION, SCARCE, type Scene } from './history-scene.ts';

/** What was made with a mark is counted, by the name of the act. */
const countedBy: Readonly<Record<string, string>> = {
  adjustment: 'select reason as mark, count(*)::integer as made from point_entries',
  lesson: 'select title as mark, count(*)::integer as made from contents',
  course: 'select title as mark, count(*)::integer as made from courses',
  'new reward': 'select name as mark, count(*)::integer as made from rewards',
  captions:
    "select replace(original_name, '.vtt', '') as mark, count(*)::integer as made from files where state = 'kept'",
  'new account':
    "select replace(email, '@example.com', '') as mark, count(*)::integer as made from users",
  register: 'select email as mark, count(*)::integer as made from users',
  message: 'select subject as mark, count(*)::integer as made from group_messages',
  reward: 'select additional_notes as mark, count(*)::integer as made from reward_redemptions',
  'scarce reward':
    'select additional_notes as mark, count(*)::integer as made from reward_redemptions',
  access: 'select reason as mark, count(*)::integer as made from course_grants',
};

/** Checks acts that leave one marked row when done, and no row when refused. */
async function checkMarks(db: Db, acts: readonly Act[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, query] of Object.entries(countedBy)) {
    const { rows } = await sql<{
      mark: string;
      made: number;
    }>`${sql.raw(query)} group by 1`.execute(db);
    const made = new Map(rows.map((row) => [row.mark, row.made]));
    for (const { mark, outcome } of acts.filter((act) => act.name === name)) {
      const count = made.get(mark) ?? 0;
      // A grant to a user who has access already succeeds without a row.
      if (outcome === 'done' && count === 0 && name !== 'access')
        wrong.push(`${name} ${mark}: lost`);
      if (outcome === 'refused' && count > 0) wrong.push(`${name} ${mark}: refused although done`);
      if (count > 1) wrong.push(`${name} ${mark}: done ${count} times`);
    }
  }
  return wrong;
}

const idsOf = (people: Scene['learners']) => sql.join(people.map(({ userId }) => userId));

/** Each query finds what must not be, one row for each violation. */
const forbidden = ({ learners, groupId, premiumId, soldId, quizId, scarceId }: Scene) => ({
  'an award paid a member twice (point_entries_idempotency_key_key)': sql`
    select reason from point_entries where kind = 'admin_adjustment' and user_id in (${idsOf(learners)})
    group by reason, user_id having count(*) > 1`,
  'an award did not pay each member': sql`
    select e.reason from point_entries e join group_members m on m.user_id = e.user_id
    where m.group_id = ${groupId} and e.idempotency_key like '%group:%'
    group by e.reason
    having count(distinct e.user_id) <> (select count(*) from group_members where group_id = ${groupId})`,
  'a course was redeemed twice (course_redemptions_pkey)': sql`
    select user_id from point_entries where kind = 'course_redemption' and subject_id = ${premiumId}
    group by user_id having count(*) > 1`,
  'the scarce reward was given too often (rewards_stock_not_negative)': sql`
    select count(*) from reward_redemptions
    where reward_id = ${scarceId} and status not in ('cancelled', 'rejected')
    having count(*) > ${SCARCE.reward}`,
  'the stock is not what is left': sql`
    select 1 from rewards r where reward_id = ${scarceId} and available_stock <> ${SCARCE.reward} - (
      select count(*) from reward_redemptions
      where reward_id = ${scarceId} and status not in ('cancelled', 'rejected'))`,
  'the invitation code was used too often (invitation_codes_used_count)': sql`
    select 1 from invitation_codes c where code = ${INVITATION} and (used_count > ${SCARCE.invitation}
      or used_count <> (select count(*) from invitation_uses u
        where u.invitation_code_id = c.invitation_code_id))`,
  'two orders of a course are open (orders_open_course_key)': sql`
    select user_id from orders where course_id = ${soldId} and status = 'pending'
    group by user_id having count(*) > 1`,
  'an order was paid twice': sql`
    select user_id from payments where course_id = ${soldId}
    group by user_id, note having count(*) > 1`,
  'a check-in was paid twice (point_entries_idempotency_key_key, sign_ins_pkey)': sql`
    select e.user_id from point_entries e
    where e.kind = 'daily_sign_in' and e.user_id in (${idsOf(learners)})
    group by e.user_id
    having count(*) > (select count(*) from sign_ins s where s.user_id = e.user_id)`,
  'a quiz attempt was stored twice (quiz_attempts_number_key)': sql`
    select user_id from quiz_attempts where content_id = ${quizId}
    group by user_id having count(*) <> max(attempt)`,
});

/** A learner has as many attempts as they sent numbers, no more. */
async function checkQuizzes(db: Db, acts: readonly Act[], { quizId }: Scene): Promise<string[]> {
  const rows = await db
    .selectFrom('quiz_attempts')
    .select((eb) => ['user_id', eb.fn.countAll<number>().as('attempts')])
    .where('content_id', '=', quizId)
    .groupBy('user_id')
    .execute();
  return rows.flatMap(({ user_id: userId, attempts }) => {
    const own = acts.filter((act) => act.name === 'quiz' && act.userId === userId);
    const sent = new Set(own.map(({ mark }) => mark)).size;
    const known = new Set(own.filter(({ outcome }) => outcome === 'done').map(({ mark }) => mark))
      .size;
    const isRight = Number(attempts) <= sent && Number(attempts) >= known;
    return isRight ? [] : [`quiz of ${userId}: ${attempts} attempts, ${known} to ${sent} sent`];
  });
}

/** Finds refusals caused by the user's own earlier success when its response was lost. */
async function findRefusedSuccesses(
  db: Db,
  acts: readonly Act[],
  { premiumId }: Scene,
): Promise<string[]> {
  const rows = await db
    .selectFrom('course_redemptions')
    .select('user_id')
    .where('course_id', '=', premiumId)
    .execute();
  const paid = new Set(rows.map(({ user_id }) => user_id));
  const isOwnSuccess = ({ name, userId, code }: Act) =>
    name === 'course for points' && code === 'ALREADY_REDEEMED'
      ? paid.has(userId)
      : ['EMAIL_TAKEN', 'ATTEMPTS_EXHAUSTED', 'IDEMPOTENCY_CONFLICT'].includes(code ?? '');
  return acts
    .filter(isOwnSuccess)
    .map(({ name, mark, code }) => `${name} ${mark}: refused with ${code} although done`);
}

/** Everything that does not hold after a run. */
export async function checkHistory(db: Db, acts: readonly Act[], scene: Scene): Promise<string[]> {
  const now = new Date();
  const wrong = [
    ...(await checkMarks(db, acts)),
    ...(await checkQuizzes(db, acts, scene)),
    ...(await findRefusedSuccesses(db, acts, scene)),
  ];
  for (const [name, query] of Object.entries(forbidden(scene))) {
    const { rows } = await query.execute(db);
    if (rows.length > 0) wrong.push(`${name}: ${rows.length}`);
  }
  const checks = [
    ...(await checkLedger(db, now)).invariants,
    ...(await checkRevenue(db, now)).invariants,
  ];
  wrong.push(...checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`));
  wrong.push(...(await findCounterDrift(db)).map((one) => `counter: ${JSON.stringify(one)}`));
  return wrong;
}
