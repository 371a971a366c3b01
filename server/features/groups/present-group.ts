import type { AdminGroup, GroupMember } from '#contract/groups-admin.ts';
import type { GroupRow, MemberRow } from './groups.queries.ts';

/** A group as admins see it. */
export function presentGroup({ archived_at: archivedAt, ...group }: GroupRow): AdminGroup {
  return {
    ...group,
    is_archived: archivedAt !== null,
    created_at: group.created_at.toISOString(),
  };
}

/** A member as admins see them. */
export function presentMember({ adder_name: adder, ...member }: MemberRow): GroupMember {
  return { ...member, added_by: adder, added_at: member.added_at.toISOString() };
}
