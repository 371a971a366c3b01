import type { FastifyInstance } from 'fastify';
import { courseCalls } from '#contract/courses.ts';
import { pageSize } from '#contract/paging.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { presentReview, presentReviewSummary } from './present-review.ts';
import { reviewCourse } from './review-course.ts';
import { countReviewsByStars, listReviews } from './reviews.queries.ts';

const REVIEWS_PAGE = 10;

export function registerGuestReviewsRoutes(app: FastifyInstance): void {
  defineRoute(app, courseCalls.reviews, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const { course_id: courseId, page } = query;
    const limit = pageSize(query, REVIEWS_PAGE);
    await getVisibleCourse(db, courseId, currentUser, dependencies.now());
    const [rows, byStars] = await Promise.all([
      listReviews(db, currentUser, { courseId, page, limit }),
      countReviewsByStars(db, courseId),
    ]);
    const summary = presentReviewSummary(byStars);
    const list = rows.map((row) => presentReview(row, currentUser));
    return { list, count: summary.total, page, limit, summary };
  });
}

export function registerLearnerReviewsRoutes(app: FastifyInstance): void {
  defineRoute(app, courseCalls.review, async ({ body, dependencies, currentUser, t }) => {
    const saved = await reviewCourse(dependencies, currentUser, body);
    return new HttpResponse(saved, t('messages.reviews.saved'));
  });
}
