export { adjustPoints } from './adjust-points.ts';
export { captureHold } from './capture-hold.ts';
export { checkLedger } from './check-ledger.ts';
export { createPointAccounts, createPointAccountsOfMany } from './create-point-accounts.ts';
export { earnForSubject, findLessonRefusal } from './earn-for-subject.ts';
export { earnNewcomerPoints } from './earn-newcomer-points.ts';
export { earnPoints } from './earn-points.ts';
export { countReferrals } from './earning.queries.ts';
export { mayDecideAbout } from './earning.rules.ts';
export { expireLots } from './expire-lots.ts';
export { holdPoints } from './hold-points.ts';
export { findAvailablePoints, getBalance } from './points.queries.ts';
export {
  registerAdminPointsRoutes,
  registerGuestPointsRoutes,
  registerLearnerPointsRoutes,
} from './points.routes.ts';
export { courseRedemptionKey, earningKey, rewardRedemptionKey } from './points.rules.ts';
export { lockAccounts } from './points.store.ts';
export { presentBalance } from './present-points.ts';
export { releaseHold } from './release-hold.ts';
export { spendPoints } from './spend-points.ts';
