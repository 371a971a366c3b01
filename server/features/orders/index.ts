export { orderEmailJob } from './order-email-job.ts';
export { registerLearnerOrdersRoutes } from './orders.routes.ts';
export { expireOrders } from './orders.store.ts';
export { registerAdminOrdersRoutes } from './orders-admin.routes.ts';
