import { pointKinds } from '#contract/points.ts';
import { ledgerFlows } from '#contract/points-economy-admin.ts';
import { dateParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** The ledger as a list; figures and charts link here with their kind, learner and days. */
export const ledgerViews = defineListView({
  path: '/admin/points/entries',
  filters: {
    kind: enumParam(pointKinds),
    flow: enumParam(ledgerFlows),
    user_id: idParam,
    from: dateParam,
    to: dateParam,
  },
  sorts: ['newest', 'oldest'],
});
