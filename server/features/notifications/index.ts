export { forgetOldNotices } from './forget-old-notices.ts';
export { noticeEmailJob } from './notice-email-job.ts';
export { wantsEmail } from './notifications.queries.ts';
export { registerLearnerNotificationsRoutes } from './notifications.routes.ts';
export { notify, notifyEach, ownEmail } from './notify.ts';
export { registerGuestNotificationsRoutes } from './unsubscribe.routes.ts';
export { unsubscribeHeaders } from './unsubscribe.ts';
