import { type RawBuilder, sql } from 'kysely';
import type { UnpaidReason } from '#contract/earned.ts';
import type { EarningKind } from '#contract/points.ts';
import type { Db, Tx } from '#database/open.ts';
import { isMarked, lessonTypes } from '#domain/lesson-completion.ts';
import { DAY_MS } from '#domain/units.ts';

/** How long it is known what was not paid, and why. */
const UNPAID_DAYS = 90;

/** What an earning is for. */
export interface UnpaidSubject {
  kind: 'course' | 'content' | 'teacher' | 'user';
  id: number;
}

/** An earning that is not paid, or not wholly. */
export interface OpenEarning {
  unpaid_earning_id: number;
  kind: EarningKind;
  subject_kind: UnpaidSubject['kind'] | null;
  subject_id: number | null;
  idempotency_key: string;
  amount: number;
  paid_amount: number;
  reason: UnpaidReason;
  /** Nothing but the caps withholds it now. */
  is_due: boolean;
}

/** Whether a learner has yet to complete lessons that stand before a quiz (`k`) in its course. */
export const hasLessonsBefore = (userId: number) => sql<boolean>`(k.type = 'quiz' and exists (
  select from contents before
  left join content_progress p on p.content_id = before.content_id and p.user_id = ${userId}
  where before.course_id = k.course_id and before.position < k.position
    and before.archived_at is null and before.type in (${sql.join(lessonTypes.filter(isMarked))})
    and p.completed_at is null))`;

/**
 * What of a learner is not paid, oldest first, as JSON. What withholds each is looked up anew, so
 * nobody has to release it: the lesson was published on an earlier day, the lessons before a quiz
 * are completed, the time of a lesson or of all lessons of a course is spent.
 * @param ownKey the key of an earning that is decided now; of one's own work, no other is read
 */
export function selectOpenEarnings(
  userId: number,
  startOfToday: RawBuilder<Date>,
  ownKey: RawBuilder<unknown>,
): RawBuilder<OpenEarning[]> {
  return sql`(
    select coalesce(json_agg(open order by open.happened_at, open.unpaid_earning_id), '[]')
    from (
      select u.unpaid_earning_id, u.kind, u.subject_kind, u.subject_id, u.idempotency_key, u.amount,
        u.paid_amount, u.reason, u.happened_at,
        u.reason = 'cap' or u.reason <> 'own_work' and not coalesce(
          (u.kind in ('content_completion', 'quiz_pass', 'course_completion')
            and greatest(c.published_at, k.created_at) >= ${startOfToday})
          or (u.subject_kind = 'content' and k.unreviewed_since is not null)
          or (u.kind = 'course_completion' and ${hasUnreviewedLesson})
          or ${hasLessonsBefore(userId)}
          or (u.kind = 'content_completion' and exists (
            select from content_progress p where p.user_id = ${userId}
              and p.content_id = k.content_id and p.not_paid_reason = 'too_fast'))
          or (u.kind = 'course_completion' and ${hasTooFastLesson(userId)}),
          false) as is_due
      from unpaid_earnings u
      left join contents k on u.subject_kind = 'content' and k.content_id = u.subject_id
      left join courses c on c.course_id =
        case u.subject_kind when 'course' then u.subject_id else k.course_id end
      where u.user_id = ${userId} and u.resolved_at is null
        and (u.reason <> 'own_work' or u.idempotency_key = ${ownKey})
    ) open)`;
}

/** Whether a lesson of a course (`c`) waits for an admin's look. */
export const hasUnreviewedLesson = sql<boolean>`exists (
  select from contents l
  where l.course_id = c.course_id and l.archived_at is null and l.unreviewed_since is not null)`;

/** Whether a learner has completed a lesson of a course (`c`) faster than pays. */
export const hasTooFastLesson = (userId: number) => sql<boolean>`exists (
  select from content_progress p join contents l on l.content_id = p.content_id
  where p.user_id = ${userId} and l.course_id = c.course_id and l.archived_at is null
    and p.not_paid_reason = 'too_fast')`;

interface NewUnpaid {
  userId: number;
  kind: EarningKind;
  subject: UnpaidSubject | null;
  key: string;
  amount: number;
  reason: UnpaidReason;
  /** Of a completion that was too fast. */
  missingSeconds?: number | undefined;
  now: Date;
}

/** Records an earning that is not paid now; the ledger's entries count what is paid of it. */
export async function insertUnpaid(tx: Tx, unpaid: NewUnpaid): Promise<OpenEarning> {
  const { subject, missingSeconds } = unpaid;
  return tx
    .insertInto('unpaid_earnings')
    .values({
      user_id: unpaid.userId,
      kind: unpaid.kind,
      subject_kind: subject?.kind ?? null,
      subject_id: subject?.id ?? null,
      idempotency_key: unpaid.key,
      amount: unpaid.amount,
      reason: unpaid.reason,
      missing_seconds: missingSeconds ?? null,
      counted_at: missingSeconds === undefined ? null : unpaid.now,
      happened_at: unpaid.now,
    })
    .returning([
      'unpaid_earning_id',
      'kind',
      'subject_kind',
      'subject_id',
      'idempotency_key',
      'amount',
      'paid_amount',
      'reason',
      sql<boolean>`true`.as('is_due'),
    ])
    .executeTakeFirstOrThrow();
}

/** Notes why earnings are not paid now; the same reason changes nothing. */
export async function setReason(
  tx: Tx,
  unpaidIds: readonly number[],
  reason: UnpaidReason,
): Promise<void> {
  if (unpaidIds.length === 0) return;
  await tx
    .updateTable('unpaid_earnings')
    .set({ reason })
    .where('unpaid_earning_id', 'in', unpaidIds)
    .where('reason', '<>', reason)
    .execute();
}

interface Visit {
  userId: number;
  lessonId: number;
  now: Date;
}

/** The unpaid completion of a lesson that was too fast. */
function updateTooFast(db: Db, { userId, lessonId }: Visit) {
  return db
    .updateTable('unpaid_earnings')
    .where('user_id', '=', userId)
    .where('kind', '=', 'content_completion')
    .where('subject_kind', '=', 'content')
    .where('subject_id', '=', lessonId)
    .where('reason', '=', 'too_fast')
    .where('resolved_at', 'is', null);
}

/**
 * Begins to count the time on the page of a lesson that was completed too fast.
 * @returns the seconds that are missing; undefined where nothing of it is unpaid
 */
export async function startVisit(db: Db, visit: Visit): Promise<number | undefined> {
  const row = await updateTooFast(db, visit)
    .set({ counted_at: visit.now })
    .returning('missing_seconds')
    .executeTakeFirst();
  return row?.missing_seconds ?? undefined;
}

/** The page reports more often: after a longer pause it was not open, and nothing of that counts. */
const MAX_PAUSE_SECONDS = 60;

/**
 * Counts the time on the page of a lesson that was completed too fast, since the page was last
 * heard of, and from no time that counted for another lesson.
 * @param countedAt when the time of a completion last counted
 * @returns the seconds that are still missing; undefined where nothing of it is unpaid
 */
export async function spendMissingTime(
  tx: Tx,
  { countedAt, ...visit }: Visit & { countedAt: Date | null },
): Promise<number | undefined> {
  const { userId, now } = visit;
  const lastCounted = sql`greatest(${countedAt}::timestamptz, (
    select max(counted_at) from unpaid_earnings
    where user_id = ${userId} and reason = 'too_fast' and resolved_at is null))`;
  const spent = sql`round(extract(epoch from ${now}::timestamptz - ${lastCounted}))`;
  const row = await updateTooFast(tx, visit)
    .set({
      missing_seconds: sql<number>`case
        when counted_at is not null and ${spent} between 0 and ${MAX_PAUSE_SECONDS}::integer
        then greatest(0, missing_seconds - ${spent}) else missing_seconds end`,
      counted_at: now,
    })
    .returning('missing_seconds')
    .executeTakeFirst();
  return row?.missing_seconds ?? undefined;
}

/** Learners to whom caps or the day of publishing may owe points, in the order of their ids. */
export async function listLearnersOwed(
  db: Db,
  { afterUserId, limit }: { afterUserId: number; limit: number },
): Promise<number[]> {
  const rows = await db
    .selectFrom('unpaid_earnings as u')
    .innerJoin('users', 'users.user_id', 'u.user_id')
    .select('u.user_id')
    .distinct()
    .where('u.resolved_at', 'is', null)
    .where('u.reason', 'in', ['cap', 'too_new', 'lessons_before', 'unreviewed'])
    .where('u.user_id', '>', afterUserId)
    .where('users.archived_at', 'is', null)
    .orderBy('u.user_id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.user_id);
}

/** Forgets, after 90 days, what was paid since and what is never paid. */
export async function purgeUnpaidEarnings(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNPAID_DAYS * DAY_MS);
  await db
    .deleteFrom('unpaid_earnings')
    .where('happened_at', '<', before)
    .where((eb) => eb.or([eb('resolved_at', '<', before), eb('reason', '=', 'own_work')]))
    .execute();
}

/** Learners to whom something of a lesson or its course is not paid. */
export async function listLearnersUnpaidFor(db: Db, lessonId: number): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct u.user_id
    from contents k
    join unpaid_earnings u on u.resolved_at is null and (
      u.subject_kind = 'content' and u.subject_id = k.content_id
      or u.subject_kind = 'course' and u.subject_id = k.course_id)
    join users on users.user_id = u.user_id and users.archived_at is null
    where k.content_id = ${lessonId}
    order by u.user_id`.execute(db);
  return rows.map((row) => row.user_id);
}
