export { groupMessageEmailJob } from './group-message-email-job.ts';
export { registerLearnerGroupMessagesRoutes } from './group-messages.routes.ts';
export { registerAdminGroupsRoutes } from './groups.routes.ts';
export { lockActiveMembers, lockGroup } from './groups.store.ts';
