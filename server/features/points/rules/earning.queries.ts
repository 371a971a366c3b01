import { sql } from 'kysely';
import { earningKinds } from '#contract/points.ts';
import type { Db, Tx } from '#database/open.ts';
import { mondayOf } from '#domain/academy-day.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { PaidOfKind } from '../deferred/allot-payments.rules.ts';
import {
  hasLessonsBefore,
  hasUnreviewedLesson,
  type OpenEarning,
  selectOpenEarnings,
} from '../deferred/unpaid-earnings.store.ts';
import type { EntryCause } from '../ledger/points.store.ts';
import type { NewcomerStanding } from './newcomer-arrival.rules.ts';
import type { Involvement } from './own-work.rules.ts';

/** The subjects that a rule can pay for. */
export interface EarningSubject {
  kind: 'course' | 'content' | 'teacher';
  id: number;
}

/** What decides whether a person earns from a subject, and by which key. */
export interface SubjectFacts extends Involvement {
  /**
   * The subject, or the original that it was copied from: learners are paid once for all of them.
   */
  originId: number;
  publishedAt: Date | null;
  /** It is a quiz, and lessons before it are not completed. */
  hasLessonsBefore: boolean;
  /** It, or a lesson of the course, waits for an admin's look. */
  isUnreviewed: boolean;
}

/** @returns undefined where there is no such subject or person */
export async function findSubjectFacts(
  db: Db,
  userId: number,
  subject: EarningSubject,
): Promise<SubjectFacts | undefined> {
  const { rows } = await selectSubjectFacts(userId, subject).execute(db);
  return rows[0];
}

function selectSubjectFacts(userId: number, { kind, id }: EarningSubject) {
  const person = sql`(select role from users where user_id = ${userId})`;
  const hasWritten = sql`exists (
    select from content_versions v join contents w on w.content_id = v.content_id
    where v.actor_user_id = ${userId} and w.course_id = c.course_id)`;
  const isItsTeacher = sql`t.user_id is not distinct from ${userId}::integer`;
  return {
    course: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", ${hasWritten} as "hasWritten",
        coalesce(c.origin_course_id, c.course_id) as "originId", c.published_at as "publishedAt",
        false as "hasLessonsBefore", ${hasUnreviewedLesson} as "isUnreviewed"
      from courses c left join teachers t on t.teacher_id = c.teacher_id
      where c.course_id = ${id}`,
    content: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", ${hasWritten} as "hasWritten",
        coalesce(k.origin_content_id, k.content_id) as "originId",
        greatest(c.published_at, k.created_at) as "publishedAt",
        ${hasLessonsBefore(userId)} as "hasLessonsBefore",
        k.unreviewed_since is not null as "isUnreviewed"
      from contents k
      join courses c on c.course_id = k.course_id
      left join teachers t on t.teacher_id = c.teacher_id
      where k.content_id = ${id}`,
    teacher: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", false as "hasWritten",
        t.teacher_id as "originId", null::timestamptz as "publishedAt",
        false as "hasLessonsBefore", false as "isUnreviewed"
      from teachers t where t.teacher_id = ${id}`,
  }[kind];
}

/** No subject: the cause's key is known, and there is no reason not to pay. */
const NO_SUBJECT = sql<Record<keyof SubjectFacts, null>>`
  select null::text as role, null::boolean as "isItsTeacher", null::boolean as "hasWritten",
    null::integer as "originId", null::timestamptz as "publishedAt",
    null::boolean as "hasLessonsBefore", null::boolean as "isUnreviewed" where false`;

interface EarningFactsInput {
  userId: number;
  /** What it was for; null: `key` is the whole of the cause. */
  subject: EarningSubject | null;
  /** The cause's key; for a subject, its part before the id of the subject or its original. */
  key: string;
  /** Of the academy. */
  day: string;
  timeZone: string;
}

/** All that decides an earning; read under the lock of `lockAccounts`, in one statement. */
export interface EarningFacts {
  /** undefined where there is no such subject, or none was asked for. */
  subject: SubjectFacts | undefined;
  /** The entry that has paid for the cause, if one has. */
  paid: EntryCause | undefined;
  /** What counts towards the caps, corrected or not. */
  paidOfKinds: PaidOfKind[];
  /** What of the learner is not paid, oldest first. */
  open: OpenEarning[];
}

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

export async function readEarningFacts(
  tx: Tx,
  { userId, subject, key, day, timeZone }: EarningFactsInput,
): Promise<EarningFacts> {
  const ownKey =
    subject === null
      ? sql`${key}::text`
      : sql`${key}::text || coalesce(subject."originId", ${subject.id}::integer)`;
  const today = startOfDay(day, timeZone);
  const { rows } = await sql<
    Nullable<SubjectFacts & Omit<EntryCause, 'subject_id' | 'subject_kind'>> &
      Pick<EntryCause, 'subject_id' | 'subject_kind'> &
      Pick<EarningFacts, 'paidOfKinds' | 'open'>
  >`
    select subject.*, paid.*, ${selectPaidOfKinds(userId, day, timeZone)} as "paidOfKinds",
      ${selectOpenEarnings(userId, today, ownKey)} as "open"
    from (select) as one
    left join (${subject === null ? NO_SUBJECT : selectSubjectFacts(userId, subject)})
      as subject on true
    left join lateral (
      select entry.user_id, entry.kind, entry.subject_kind, entry.subject_id, entry.amount,
        entry.reason, target.kind as to_kind
      from point_entries entry
      join point_accounts target on target.account_id = entry.to_account_id
      where entry.idempotency_key = ${ownKey}
    ) as paid on true`.execute(tx);
  const row = rows[0];
  if (row === undefined) throw new Error('the facts of an earning were not read');
  return {
    subject: row.originId === null ? undefined : (row as SubjectFacts),
    paid: row.to_kind === null ? undefined : (row as EntryCause),
    paidOfKinds: row.paidOfKinds,
    open: row.open,
  };
}

/** What each kind paid a learner on a day and in its week, as JSON. */
function selectPaidOfKinds(userId: number, day: string, timeZone: string) {
  const monday = mondayOf(day);
  return sql<PaidOfKind[]>`(
    select coalesce(json_agg(paid), '[]')
    from (
      select kind, sum(amount) as week, coalesce(sum(amount) filter (
        where created_at >= ${startOfDay(day, timeZone)}
          and created_at < ${startOfDay(day, timeZone, 1)}), 0) as today
      from point_entries
      where user_id = ${userId} and kind in (${sql.join(earningKinds)})
        and created_at >= ${startOfDay(monday, timeZone)}
        and created_at < ${startOfDay(monday, timeZone, 7)}
      group by kind
    ) paid)`;
}

/** A person who came with a code, and its owner. */
export interface Newcomer extends NewcomerStanding {
  /** null: a code of the academy. */
  inviterUserId: number | null;
}

/** @returns undefined where the person did not come with a code */
export function findNewcomer(tx: Tx, userId: number): Promise<Newcomer | undefined> {
  return tx
    .selectFrom('invitation_uses as used')
    .innerJoin('users', 'users.user_id', 'used.user_id')
    .innerJoin('invitation_codes as code', 'code.invitation_code_id', 'used.invitation_code_id')
    .select((eb) => [
      'users.created_at as registeredAt',
      'users.email_verified_at as emailVerifiedAt',
      'code.owner_user_id as inviterUserId',
      eb
        .selectFrom('content_progress')
        .select((progress) => progress.fn.max('completed_at').as('at'))
        .where('content_progress.user_id', '=', userId)
        .where('content_progress.not_paid_reason', 'is', null)
        .as('lastCompletedAt'),
    ])
    .where('used.user_id', '=', userId)
    .executeTakeFirst();
}

/** On how many academy days after a given one lessons were paid to a learner, corrected or not. */
export async function countPaidDays(
  tx: Tx,
  userId: number,
  afterDay: string,
  timeZone: string,
): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(distinct (created_at at time zone ${timeZone})::date) as days
    from point_entries
    where user_id = ${userId} and kind in ('content_completion', 'quiz_pass') and amount > 0
      and created_at >= ${startOfDay(afterDay, timeZone, 1)}`.execute(tx);
  return rows[0]?.days ?? 0;
}

/** For how many people a learner was paid, corrected or not. */
export async function countReferrals(db: Db, userId: number): Promise<number> {
  const { count } = await db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('kind', '=', 'referral')
    .executeTakeFirstOrThrow();
  return count;
}
