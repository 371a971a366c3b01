export { presentTaughtReview } from './present-review.ts';
export { replyToReview } from './reply-to-review.ts';
export { registerGuestReviewsRoutes, registerLearnerReviewsRoutes } from './reviews.routes.ts';
export { reindexReview } from './reviews.store.ts';
export { registerAdminReviewsRoutes } from './reviews-admin.routes.ts';
export { listTaughtReviews } from './reviews-teaching.queries.ts';
