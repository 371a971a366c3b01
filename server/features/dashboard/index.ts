export { registerAdminDashboardRoutes } from './dashboard.routes.ts';
