export { registerAdminGroupsRoutes } from './groups.routes.ts';
export { lockActiveMembers, lockGroup } from './groups.store.ts';
