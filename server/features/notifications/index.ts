export { forgetOldNotices } from './forget-old-notices.ts';
export { registerLearnerNotificationsRoutes } from './notifications.routes.ts';
export { notify } from './notify.ts';
