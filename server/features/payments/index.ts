export { checkRevenue } from './check-revenue.ts';
export { recordPaymentWithin } from './edit-payment.ts';
export { registerAdminPaymentsRoutes } from './payments.routes.ts';
export {
  registerAdminReceiptsRoutes,
  registerLearnerReceiptsRoutes,
} from './receipts/receipts.routes.ts';
export { refundPaymentWithin } from './refund-payment.ts';
export { revenueEntries } from './revenue.sql.ts';
export { readStripeEvent, stripeOf } from './stripe/stripe-client.ts';
export {
  findPaymentIntent,
  findStripePayment,
  insertStripePayment,
} from './stripe/stripe-payments.store.ts';
