import type { GroupMessage, ReceivedMessage } from '#contract/group-messages.ts';
import type { AdminGroup, GroupMember } from '#contract/groups-admin.ts';
import type { GroupMessageRow } from './group-messages.queries.ts';
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

/** A message as admins see it. */
export function presentGroupMessage({
  sender_name: sender,
  ...message
}: GroupMessageRow): GroupMessage {
  return { ...message, sent_by: sender, sent_at: message.sent_at.toISOString() };
}

/** A message as who received it reads it. */
export function presentReceivedMessage(
  message: Omit<ReceivedMessage, 'sent_at'> & { sent_at: Date },
): ReceivedMessage {
  return { ...message, sent_at: message.sent_at.toISOString() };
}
