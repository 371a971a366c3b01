export { serveAdminDashboard } from './dashboard.routes.ts';
