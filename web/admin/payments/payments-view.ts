import { paymentMethods, paymentProviders } from '#contract/payments-admin.ts';
import { currencies } from '#domain/currencies.ts';
import { boolParam, dateParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The list of payments in its address; `record` opens the form. */
export const paymentViews = defineListView({
  path: '/admin/payments',
  filters: {
    currency: enumParam(currencies),
    method: enumParam(paymentMethods),
    provider: enumParam(paymentProviders),
    state: enumParam(['refunded', 'disputed', 'voided', 'all']),
    user_id: idParam,
    group_id: idParam,
    payment_id: idParam,
    from: dateParam,
    to: dateParam,
    record: boolParam,
  },
  sorts: ['newest', 'oldest', 'amount'],
});
