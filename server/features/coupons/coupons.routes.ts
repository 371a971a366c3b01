import type { FastifyInstance } from 'fastify';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getCoupon, listCouponCourses, listCoupons } from './coupons.queries.ts';
import { archiveCoupon, changeCoupon, createCoupon, restoreCoupon } from './edit-coupon.ts';
import { presentCoupon } from './present-coupon.ts';

export function registerAdminCouponsRoutes(app: FastifyInstance): void {
  defineRoute(app, couponAdminCalls.list, async ({ query, dependencies }) => {
    const now = dependencies.now();
    const limit = pageSize(query, pageSizes.admin);
    const { list, count } = await listCoupons(dependencies.database.db, { ...query, limit }, now);
    return { list: list.map((row) => presentCoupon(row, now)), count, page: query.page, limit };
  });

  defineRoute(app, couponAdminCalls.courses, async ({ dependencies, locale }) => ({
    list: await listCouponCourses(dependencies.database.db, locale),
  }));

  defineRoute(app, couponAdminCalls.get, async ({ params, dependencies }) =>
    presentCoupon(await getCoupon(dependencies.database.db, params.id), dependencies.now()),
  );

  defineRoute(app, couponAdminCalls.create, async ({ body, dependencies, currentUser, t }) => {
    const coupon = await createCoupon(dependencies, currentUser, body);
    return new HttpResponse(coupon, t('messages.coupons.added'));
  });

  defineRoute(app, couponAdminCalls.update, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const coupon = await changeCoupon(dependencies, currentUser, params.id, body);
    return new HttpResponse(coupon, t('messages.coupons.saved'));
  });

  defineRoute(app, couponAdminCalls.delete, async ({ params, dependencies, currentUser, t }) => {
    await archiveCoupon(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.coupons.archived'));
  });

  defineRoute(app, couponAdminCalls.restore, async ({ params, dependencies, currentUser, t }) => {
    const coupon = await restoreCoupon(dependencies, currentUser, params.id);
    return new HttpResponse(coupon, t('messages.coupons.restored'));
  });
}
