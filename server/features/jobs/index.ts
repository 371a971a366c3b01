export { registerAdminJobsRoutes } from './jobs-admin.routes.ts';
