export { deleteDueAccounts } from './delete-due-accounts.ts';
export { deletionEmailJob } from './deletion-email-job.ts';
export { registerLearnerPrivacyRoutes } from './privacy.routes.ts';
export { purgeOldExports } from './privacy.store.ts';
