export { isRunningOut } from './catalogue/running-out.sql.ts';
export { blankOldAddresses } from './redemptions/blank-old-addresses.ts';
export { transitionEmailJob } from './redemptions/transition-email-job.ts';
export { registerGuestRewardsRoutes, registerLearnerRewardsRoutes } from './rewards.routes.ts';
export { registerAdminRewardsRoutes } from './rewards-admin.routes.ts';
