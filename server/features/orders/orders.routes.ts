import type { FastifyInstance } from 'fastify';
import { checkoutCalls } from '#contract/checkout.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { isPermitted } from '#domain/permissions.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { openFile } from '#server/files/index.ts';
import { type CallRequest, defineRoute } from '#server/http/define-route.ts';
import { FileResponse } from '#server/http/file-response.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { quoteWithCoupon } from './apply-coupon.ts';
import { cancelOwnOrder } from './cancel-order.ts';
import { createOrder, listPrices } from './create-order.ts';
import { getOrder, getOwnOrder, listOwnOrders } from './orders.queries.ts';
import { presentFacts, presentOrder } from './present-order.ts';
import { sendReceipt } from './send-receipt.ts';
import { offerCheckout, payOwnOrder, type Visit } from './stripe/open-checkout.ts';
import { decideOrdering } from './who-may-order.rules.ts';

type VisitingCall = Pick<
  CallRequest<typeof checkoutCalls.pay>,
  'locale' | 'request' | 'dependencies'
>;

/** Who is sent to Stripe. Without PUBLIC_URL the academy is reached on this machine alone. */
const visitOf = ({ locale, request, dependencies }: VisitingCall): Visit => ({
  locale,
  origin: dependencies.settings.publicUrl ?? `${request.protocol}://${request.host}`,
  onFailure: (err) => request.log.error({ err }, 'Stripe created no Checkout page'),
});

export function registerLearnerOrdersRoutes(app: FastifyInstance): void {
  defineRoute(app, checkoutCalls.options, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const course = await getVisibleCourse(db, query.course_id, currentUser, dependencies.now());
    const decision = decideOrdering(course, currentUser);
    if (decision === 'UNAVAILABLE') {
      throw new AppError('UNAVAILABLE', { msg: 'messages.orders.notForSale' });
    }
    const is_open = decision === 'ALREADY_REDEEMED';
    return {
      course_id: course.course_id,
      course_title: course.title,
      course_title_zh: course.title_zh,
      is_open,
      prices: is_open ? [] : await listPrices(db, course, dependencies.settings),
    };
  });

  defineRoute(app, checkoutCalls.coupon, ({ query, dependencies, currentUser }) =>
    quoteWithCoupon(dependencies, currentUser, query),
  );

  defineRoute(
    app,
    checkoutCalls.create,
    async (call) => {
      const { body, dependencies, currentUser, claim, t } = call;
      const order = await createOrder(dependencies, currentUser, { body, claim });
      if (order.method !== 'stripe' || order.status !== 'pending') return order;
      const offered = await offerCheckout(dependencies, order, visitOf(call));
      const isAway = offered.payment_url === null && !offered.is_settling;
      return isAway ? new HttpResponse(offered, t('messages.orders.stripeAway')) : offered;
    },
    { claimsKey: true },
  );

  defineRoute(app, checkoutCalls.pay, (call) => {
    const { body, dependencies, currentUser } = call;
    const paid = { orderId: body.order_id, visit: visitOf(call) };
    return payOwnOrder(dependencies, currentUser, paid);
  });

  defineRoute(app, checkoutCalls.get, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const now = dependencies.now();
    const row = await getOwnOrder(db, query.order_id, { userId: currentUser.userId, now });
    return presentOrder(db, row, now);
  });

  defineRoute(app, checkoutCalls.lists, async ({ query, dependencies, currentUser }) => {
    const { page } = query;
    const limit = pageSize(query, pageSizes.ownOrders);
    const { db } = dependencies.database;
    const now = dependencies.now();
    const of = { userId: currentUser.userId, now };
    const { list, count } = await listOwnOrders(db, of, { page, limit });
    return { list: list.map((row) => presentFacts(row, now)), count, page, limit };
  });

  defineRoute(
    app,
    checkoutCalls.sendReceipt,
    async ({ body, upload, claim, dependencies, currentUser, t }) => {
      const sent = { orderId: body.order_id, upload, claim };
      const order = await sendReceipt(dependencies, currentUser, sent);
      return new HttpResponse(order, t('messages.orders.receiptSent'));
    },
    { claimsKey: true },
  );

  defineRoute(app, checkoutCalls.receipt, async ({ query, dependencies, currentUser }) => {
    const order = await getOrder(dependencies.database.db, query.order_id, dependencies.now());
    const mayRead = order.user_id === currentUser.userId || isPermitted(currentUser, 'payments');
    if (!mayRead || order.receipt_file_id === null) throw new AppError('NOT_FOUND');
    return new FileResponse(await openFile(dependencies, order.receipt_file_id));
  });

  defineRoute(app, checkoutCalls.cancel, async ({ body, dependencies, currentUser, t }) => {
    const order = await cancelOwnOrder(dependencies, currentUser, body.order_id);
    return new HttpResponse(order, t('messages.orders.cancelled'));
  });
}
