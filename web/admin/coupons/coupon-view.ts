import { couponStates } from '#domain/coupon.ts';
import { defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The values of the filter by owner: coupons of the academy, or of single learners. */
export const couponOwners = ['academy', 'learner'] as const;

/** The list of coupons, the coupon in the form (`edit`), and the page of its uses. */
export const couponViews = defineListView({
  path: '/admin/coupons',
  filters: {
    state: enumParam(couponStates),
    owner: enumParam(couponOwners),
    edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
  },
  sorts: ['newest', 'most_used', 'ending'],
});
