import { sql } from 'kysely';
import type { EarningKind } from '#contract/points.ts';
import type { Db, Tx } from '#database/open.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { Involvement, NewcomerStanding } from './earning.rules.ts';

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
}

/** @returns undefined where there is no such subject or person */
export async function findSubjectFacts(
  db: Db,
  userId: number,
  { kind, id }: EarningSubject,
): Promise<SubjectFacts | undefined> {
  const person = sql`(select role from users where user_id = ${userId})`;
  const hasWritten = sql`exists (
    select from content_versions v join contents w on w.content_id = v.content_id
    where v.actor_user_id = ${userId} and w.course_id = c.course_id)`;
  const isItsTeacher = sql`t.user_id is not distinct from ${userId}::integer`;
  const query = {
    course: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", ${hasWritten} as "hasWritten",
        coalesce(c.origin_course_id, c.course_id) as "originId", c.published_at as "publishedAt"
      from courses c left join teachers t on t.teacher_id = c.teacher_id
      where c.course_id = ${id}`,
    content: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", ${hasWritten} as "hasWritten",
        coalesce(k.origin_content_id, k.content_id) as "originId",
        greatest(c.published_at, k.created_at) as "publishedAt"
      from contents k
      join courses c on c.course_id = k.course_id
      left join teachers t on t.teacher_id = c.teacher_id
      where k.content_id = ${id}`,
    teacher: sql<SubjectFacts>`
      select ${person} as role, ${isItsTeacher} as "isItsTeacher", false as "hasWritten",
        t.teacher_id as "originId", null::timestamptz as "publishedAt"
      from teachers t where t.teacher_id = ${id}`,
  }[kind];
  const { rows } = await query.execute(db);
  return rows[0];
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

/** The kinds that count towards the same daily cap as this rule's, its own included. */
export async function listCapKinds(
  db: Db,
  { kind, cap_group }: { kind: EarningKind; cap_group: string | null },
): Promise<EarningKind[]> {
  if (cap_group === null) return [kind];
  const rows = await db
    .selectFrom('point_rules')
    .select('kind')
    .where('cap_group', '=', cap_group)
    .execute();
  return rows.map((row) => row.kind);
}

/** Points of some kinds that a learner earned on a day of the academy, corrected or not. */
export async function sumEarnedOn(
  db: Db,
  userId: number,
  kinds: readonly EarningKind[],
  day: string,
  timeZone: string,
): Promise<number> {
  const { earned } = await db
    .selectFrom('point_entries')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), sql<number>`0`).as('earned'))
    .where('user_id', '=', userId)
    .where('kind', 'in', kinds)
    .where('created_at', '>=', startOfDay(day, timeZone))
    .where('created_at', '<', startOfDay(day, timeZone, 1))
    .executeTakeFirstOrThrow();
  return earned;
}
