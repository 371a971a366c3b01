export { registerGuestRewardsRoutes, registerLearnerRewardsRoutes } from './rewards.routes.ts';
export { registerAdminRewardsRoutes } from './rewards-admin.routes.ts';
