export { registerAdminPaymentsRoutes } from './payments.routes.ts';
