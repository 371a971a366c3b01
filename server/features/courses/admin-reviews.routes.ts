import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { reviewAdminCalls } from '#contract/reviews-admin.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { getSiteSettings } from '../marketing/index.ts';
import { getAdminReview, listAdminReviews } from './admin-reviews.queries.ts';
import { moderateReview } from './moderate-review.ts';
import { presentAdminReview } from './present-course.ts';

export function serveAdminReviews(app: FastifyInstance): void {
  serve(app, reviewAdminCalls.list, async ({ query, deps }) => {
    const { db } = deps.database;
    const limit = pageSize(query, 20);
    const { time_zone: timeZone } = await getSiteSettings(db);
    const { list, count } = await listAdminReviews(db, { ...query, limit }, timeZone);
    return { list: list.map(presentAdminReview), count, page: query.page, limit };
  });

  serve(app, reviewAdminCalls.get, async ({ params, deps }) =>
    presentAdminReview(await getAdminReview(deps.database.db, params.id)),
  );

  serve(app, reviewAdminCalls.update, async ({ params, body, deps, caller, t }) => {
    const review = await moderateReview(deps, caller, params.id, body);
    const text = review.is_hidden
      ? 'admin.reviews.messages.hidden'
      : 'admin.reviews.messages.shown';
    return new Answer(review, t(text));
  });
}
