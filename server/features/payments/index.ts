export { assertRevenueIsSound, checkRevenue, findRevenueViolations } from './check-revenue.ts';
export { recordPaymentWithin } from './edit-payment.ts';
export { registerAdminPaymentsRoutes } from './payments.routes.ts';
export {
  registerAdminReceiptsRoutes,
  registerLearnerReceiptsRoutes,
} from './receipts/receipts.routes.ts';
export { refundPaymentWithin } from './refund-payment.ts';
export { revenueEntries } from './revenue.sql.ts';
export { linkStripePayment } from './stripe/link-stripe-payment.ts';
export { readStripeEvent, STRIPE_ACTOR, stripeOf } from './stripe/stripe-client.ts';
export { disputedSql } from './stripe/stripe-disputes.store.ts';
export { stripeDisputesJob } from './stripe/stripe-disputes-job.ts';
export { findPaymentIntent, findStripePayment } from './stripe/stripe-payments.store.ts';
export { stripeRefundJob, stripeRefundsJob } from './stripe/stripe-refund-jobs.ts';
