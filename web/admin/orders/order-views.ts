import { currencies } from '#domain/currencies.ts';
import { orderMethods, orderStatuses } from '#domain/order-methods.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The list of orders in its address. */
export const orderViews = defineListView({
  path: '/admin/orders',
  filters: {
    status: enumParam(orderStatuses),
    method: enumParam(orderMethods),
    currency: enumParam(currencies),
    receipt: boolParam,
    to_check: boolParam,
    group_id: idParam,
    order_id: idParam,
  },
  sorts: ['newest', 'oldest'],
});
