import type { Role } from '#contract/accounts.ts';
import { defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

export const roles = ['student', 'teacher', 'admin'] as const satisfies readonly Role[];
export const personStates = ['active', 'inactive', 'removed'] as const;
type PersonState = (typeof personStates)[number];

/** The list of people; `edit=new` adds one. */
export const peopleViews = defineListView({
  path: '/admin/users',
  filters: {
    role: enumParam(roles),
    state: enumParam(personStates),
    group_id: idParam,
    edit: enumParam(['new']),
  },
  sorts: ['newest', 'last_seen', 'name', 'points'],
});

/** A status as the calls name it. */
export function stateQuery(state: PersonState | undefined): { active?: boolean; archived?: true } {
  if (state === 'removed') return { archived: true };
  return state === undefined ? {} : { active: state === 'active' };
}
