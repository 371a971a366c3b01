export { serveAdminPayments } from './payments.routes.ts';
