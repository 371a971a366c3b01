import { currencies, paymentMethods } from '#contract/payments-admin.ts';
import { aDay, aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

/** The list of payments in its address; `record` opens the form. */
export const paymentViews = defineListView({
  path: '/admin/payments',
  filters: {
    currency: oneOf(currencies),
    method: oneOf(paymentMethods),
    state: oneOf(['voided', 'all']),
    user_id: anId,
    payment_id: anId,
    from: aDay,
    to: aDay,
    record: aFlag,
  },
  sorts: ['newest', 'oldest', 'amount'],
});
