export { registerAdminPaymentsRoutes } from './payments.routes.ts';
export { revenueEntries } from './revenue.sql.ts';
