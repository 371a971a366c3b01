export { payAllDeferred, payForLesson } from './deferred/pay-deferred.ts';
export {
  purgeUnpaidEarnings,
  spendMissingTime,
  startVisit,
} from './deferred/unpaid-earnings.store.ts';
export { adjustPoints } from './ledger/adjust-points.ts';
export { findAvailablePoints, getBalance } from './ledger/balance.queries.ts';
export { captureHold } from './ledger/capture-hold.ts';
export { checkLedger, findLedgerViolations } from './ledger/check-ledger.ts';
export { createPointAccounts, createPointAccountsOfMany } from './ledger/create-point-accounts.ts';
export { expireLots } from './ledger/expire-lots.ts';
export { holdPoints } from './ledger/hold-points.ts';
export {
  courseRedemptionKey,
  earningKey,
  rewardRedemptionKey,
} from './ledger/idempotency-keys.rules.ts';
export { ledgerCheckJob, queueLedgerCheck } from './ledger/ledger-check-job.ts';
export { lockAccounts } from './ledger/points.store.ts';
export { presentBalance } from './ledger/present-points.ts';
export { releaseHold } from './ledger/release-hold.ts';
export { spendPoints } from './ledger/spend-points.ts';
export {
  registerAdminPointsRoutes,
  registerGuestPointsRoutes,
  registerLearnerPointsRoutes,
} from './points.routes.ts';
export { remindOfExpiringPoints } from './reminders/remind-of-expiring-points.ts';
export { remindOfStreaks } from './reminders/remind-of-streaks.ts';
export { earnForSubject, findLessonRefusal } from './rules/earn-for-subject.ts';
export { earnNewcomerPoints } from './rules/earn-newcomer-points.ts';
export { type Earned, earnPoints } from './rules/earn-points.ts';
export { countReferrals } from './rules/earning.queries.ts';
export { type LessonAmounts, readLessonAmounts } from './rules/lesson-amounts.ts';
