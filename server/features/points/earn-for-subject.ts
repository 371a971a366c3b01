import type { EarningKind, NotPaidReason } from '#contract/points.ts';
import type { Tx } from '#database/open.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { earnPoints } from './earn-points.ts';
import { earningKey } from './points.rules.ts';
import type { PointSubject } from './points.store.ts';

interface EarningForSubject {
  userId: number;
  kind: EarningKind;
  subject: PointSubject;
  /** Points of the subject itself, for the kinds whose rule names no amount. */
  amount?: number;
  now: Date;
}

/**
 * Pays a learner for what they did with a course, a content or a teacher: once for ever
 * for each of them. Whoever does it again may still earn what a day's cap kept back.
 * @throws Failure NOT_FOUND where there is no such learner
 */
export async function earnForSubject(
  tx: Tx,
  earning: EarningForSubject,
): Promise<{ pointsEarned: number; not_paid_reason: NotPaidReason }> {
  const { userId, kind, subject } = earning;
  const { time_zone: timeZone } = await getSiteSettings(tx);
  return earnPoints(tx, { ...earning, key: earningKey(kind, userId, subject.id), timeZone });
}
