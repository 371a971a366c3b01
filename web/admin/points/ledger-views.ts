import { pointKinds } from '#contract/points.ts';
import { ledgerFlows } from '#contract/points-economy-admin.ts';
import { aDay, anId, defineListView, oneOf } from '../../lists/list-view.ts';

/** The ledger as a list; figures and charts lead here with their kind, learner and days. */
export const ledgerViews = defineListView({
  path: '/admin/points/entries',
  filters: {
    kind: oneOf(pointKinds),
    flow: oneOf(ledgerFlows),
    user_id: anId,
    from: aDay,
    to: aDay,
  },
  sorts: ['newest', 'oldest'],
});
