import { groupAdminCalls } from '#contract/groups-admin.ts';
import type { MemberPage } from '#web/lib/guard.ts';
import { mayDo } from '#web/lib/may.ts';

/** The largest page size of the call. */
const MOST_GROUPS = 100;

/** A group that a list can be narrowed to. */
export interface GroupChoice {
  group_id: number;
  name: string;
}

/**
 * The selectable groups; the selected one is among them however many there are. None for an admin
 * who may not see groups.
 */
export async function loadGroupChoices(
  { api, user }: Pick<MemberPage, 'api' | 'user'>,
  groupId: number | null,
): Promise<GroupChoice[]> {
  if (!mayDo(user, 'accounts')) return [];
  const query = { sort: 'name', limit: MOST_GROUPS } as const;
  const { list } = await api.call(groupAdminCalls.list, { query });
  const choices = list.map(({ group_id, name }) => ({ group_id, name }));
  if (groupId === null || choices.some(({ group_id }) => group_id === groupId)) return choices;
  // Archived or unknown: then nothing is selected.
  const chosen = await api.call(groupAdminCalls.get, { params: { id: groupId } }).catch(() => null);
  return chosen === null ? choices : [{ group_id: groupId, name: chosen.name }, ...choices];
}
