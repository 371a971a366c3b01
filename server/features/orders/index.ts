export { expireOrders } from './expire-orders.ts';
export { orderEmailJob } from './order-email-job.ts';
export { registerLearnerOrdersRoutes } from './orders.routes.ts';
export { registerAdminOrdersRoutes } from './orders-admin.routes.ts';
export { endCheckoutJob } from './stripe/end-checkout-job.ts';
export { purgeOldStripeEvents } from './stripe/stripe-checkouts.store.ts';
export { registerGuestStripeRoutes } from './stripe/stripe-webhook.routes.ts';
