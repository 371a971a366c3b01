export { registerLearnerOrdersRoutes } from './orders.routes.ts';
export { expireOrders } from './orders.store.ts';
export { registerAdminOrdersRoutes } from './orders-admin.routes.ts';
