export { serveGuestRewards, serveLearnerRewards } from './rewards.routes.ts';
export { serveAdminRewards } from './rewards-admin.routes.ts';
