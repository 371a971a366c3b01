import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { moderateReview } from './moderate-review.ts';
import { presentAdminReview } from './present-review.ts';
import { getAdminReview, listAdminReviews } from './reviews-admin.queries.ts';

export function registerAdminReviewsRoutes(app: FastifyInstance): void {
  defineRoute(app, reviewAdminCalls.list, async ({ query, dependencies }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    const { time_zone: timeZone } = await getSiteSettings(db);
    const { list, ...counted } = await listAdminReviews(db, { ...query, limit }, timeZone);
    return { list: list.map(presentAdminReview), ...counted, page: query.page, limit };
  });

  defineRoute(app, reviewAdminCalls.get, async ({ params, dependencies }) =>
    presentAdminReview(await getAdminReview(dependencies.database.db, params.id)),
  );

  defineRoute(
    app,
    reviewAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const review = await moderateReview(dependencies, currentUser, params.id, body);
      const text = review.is_hidden ? 'messages.reviews.hidden' : 'messages.reviews.shown';
      return new HttpResponse(review, t(text));
    },
  );
}
