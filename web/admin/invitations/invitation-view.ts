import type { InvitationState } from '#contract/invitations-admin.ts';
import { defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

export const invitationStates = [
  'active',
  'expired',
  'used_up',
  'off',
  'archived',
] as const satisfies readonly InvitationState[];
export const otherOwners = ['learner', 'all'] as const;

/** The list of codes, the code in the form (`edit`), and the page of its people. */
export const invitationViews = defineListView({
  path: '/admin/invitations',
  filters: {
    state: enumParam(invitationStates),
    owner: enumParam(otherOwners),
    edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
  },
  sorts: ['newest', 'most_used', 'ending'],
});
