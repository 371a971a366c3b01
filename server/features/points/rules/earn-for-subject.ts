import type { EarningKind } from '#contract/points.ts';
import type { Db, Tx } from '#database/open.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { earningKey } from '../ledger/idempotency-keys.rules.ts';
import { earnNewcomerPoints } from './earn-newcomer-points.ts';
import { type Earned, type EarningInput, payEarning, readFactsUnderLock } from './earn-points.ts';
import { type EarningSubject, findSubjectFacts } from './earning.queries.ts';
import { decideRefusal } from './earning-refusal.rules.ts';

/** Lessons and courses pay from the day after they were published; a like pays at once. */
const waitsForNextDay: readonly EarningKind[] = [
  'content_completion',
  'quiz_pass',
  'course_completion',
];

interface EarningForSubject extends Omit<EarningInput, 'timeZone'> {
  subject: EarningSubject;
  /** It was completed faster than pays; of a lesson, by how much. Absent: it was not. */
  tooFast?: { missingSeconds?: number };
}

/**
 * Pays a learner for an action on a course, a lesson or a teacher: once for ever for each of them
 * and its copies. Nobody earns from what they teach or edit. What is not paid now is stored with
 * its reason, and paid by itself once that has gone, or by repeating the action.
 * @throws AppError NOT_FOUND where there is no such learner
 */
export async function earnForSubject(tx: Tx, earning: EarningForSubject): Promise<Earned> {
  const { userId, kind, subject, now, tooFast } = earning;
  const { time_zone: timeZone } = await getSiteSettings(tx);
  const known = { ...earning, timeZone };
  const read = await readFactsUnderLock(tx, known, subject, earningKey(kind, userId, ''));
  const facts = read.subject;
  const refusal = facts && decideRefusal({ ...facts, ...waitingFor(kind, facts), now, timeZone });
  const key = earningKey(kind, userId, facts?.originId ?? subject.id);
  // Time that is missing is noted first: it is the only reason that the learner can remove.
  const withheld =
    tooFast && refusal !== 'own_work'
      ? { reason: 'too_fast' as const, ...tooFast }
      : refusal && { reason: refusal };
  const earned = await payEarning(tx, { ...known, key }, read, withheld ?? null);
  // What was owed for lessons may have been paid with it; a completion looks at that itself.
  if (!waitsForNextDay.includes(kind) && read.open.some((one) => one.is_due)) {
    await earnNewcomerPoints(tx, { userId, isLocked: true, now, timeZone });
  }
  return earned;
}

/** A like of a course waits neither for the day after publishing nor for a review. */
const waitingFor = (
  kind: EarningKind,
  { publishedAt, isUnreviewed }: { publishedAt: Date | null; isUnreviewed: boolean },
) =>
  waitsForNextDay.includes(kind)
    ? { publishedAt, isUnreviewed }
    : { publishedAt: null, isUnreviewed: false };

/** Why completing a lesson would earn nothing for this person now; null: it may earn. */
export async function findLessonRefusal(
  db: Db,
  { userId, lessonId, now }: { userId: number; lessonId: number; now: Date },
): Promise<ReturnType<typeof decideRefusal>> {
  const { time_zone: timeZone } = await getSiteSettings(db);
  const facts = await findSubjectFacts(db, userId, { kind: 'content', id: lessonId });
  return facts ? decideRefusal({ ...facts, now, timeZone }) : null;
}
