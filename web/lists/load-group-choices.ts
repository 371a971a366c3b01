import { type GroupChoice, groupAdminCalls } from '#contract/groups-admin.ts';
import type { MemberPage } from '#web/lib/guard.ts';
import { mayDo } from '#web/lib/may.ts';

/**
 * The groups that a list can be narrowed to; the selected one is among them however many there are.
 * None for an admin who may not see people.
 */
export async function loadGroupChoices(
  { api, user }: Pick<MemberPage, 'api' | 'user'>,
  groupId: number | null,
): Promise<GroupChoice[]> {
  if (!mayDo(user, 'people')) return [];
  const query = groupId === null ? {} : { chosen: groupId };
  return (await api.call(groupAdminCalls.choices, { query })).list;
}
