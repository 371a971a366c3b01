import type { FastifyInstance } from 'fastify';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { cancelOrder, confirmOrder } from './decide-order.ts';
import { listOrders } from './orders.queries.ts';
import { presentAdminOrder } from './present-order.ts';
import { refundOrder } from './refund-order.ts';

export function registerAdminOrdersRoutes(app: FastifyInstance): void {
  defineRoute(app, orderAdminCalls.list, async ({ query, dependencies }) => {
    const now = dependencies.now();
    const limit = pageSize(query, pageSizes.admin);
    const { list, count } = await listOrders(dependencies.database.db, { ...query, limit }, now);
    return {
      list: list.map((row) => presentAdminOrder(row, now)),
      count,
      page: query.page,
      limit,
    };
  });

  defineRoute(app, orderAdminCalls.confirm, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const order = await confirmOrder(dependencies, currentUser, { orderId: params.id, body });
    const isElsewhere = order.status === 'cancelled';
    const msg = isElsewhere ? 'messages.orders.usedElsewhere' : 'messages.orders.confirmed';
    return new HttpResponse(order, t(msg));
  });

  defineRoute(app, orderAdminCalls.cancel, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const order = await cancelOrder(dependencies, currentUser, { orderId: params.id, ...body });
    return new HttpResponse(order, t('messages.orders.cancelled'));
  });

  defineRoute(app, orderAdminCalls.refund, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const input = { orderId: params.id, body };
    const order = await refundOrder(dependencies, currentUser, input);
    return new HttpResponse(order, t('messages.payments.refunded'));
  });
}
