import type { z } from 'zod';
import type { EmailListReport } from '#contract/email-list.ts';
import type { addMembersBody } from '#contract/groups-admin.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { lockPeople } from '#server/features/accounts/index.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import {
  decideEmailLines,
  emailsOf,
  readEmailList,
  reportEmailList,
} from '#server/lib/email-list.ts';
import { findMembers } from './groups.queries.ts';
import { deleteMember, insertMembers, lockGroup } from './groups.store.ts';

/**
 * Adds people to a group, or only checks what that would do: those who are named by their ids, and
 * everybody on a list of emails who has an account. Members stay as they are, so that a repetition
 * changes nothing.
 * @throws AppError NOT_FOUND for the group, and for an id of nobody; INVALID_STATE where somebody
 *   named by id is deactivated; VALIDATION_FAILED for the list as a whole
 */
export function addMembers(
  { database, now }: Dependencies,
  admin: CurrentUser,
  groupId: number,
  { user_ids: ids, emails, list, dry_run: isDryRun }: z.output<typeof addMembersBody>,
): Promise<EmailListReport> {
  const typed = [...emails, ...(list === undefined ? [] : [list])].join('\n');
  const read = typed === '' ? [] : readEmailList(typed);
  return inTransaction(database.db, async (tx) => {
    if (!(await lockGroup(tx, groupId))) throw new AppError('NOT_FOUND');
    const people = await lockPeople(tx, { ids, emails: emailsOf(read) });
    const named = people.filter((person) => ids.includes(person.user_id));
    if (named.length < new Set(ids).size) {
      throw new AppError('NOT_FOUND', { msg: 'messages.groups.noSuchPerson' });
    }
    if (named.some((person) => !person.is_active)) {
      throw new AppError('INVALID_STATE', { msg: 'messages.groups.deactivated' });
    }
    const inGroup = await findMembers(
      tx,
      groupId,
      people.map((person) => person.user_id),
    );
    const isMember = ({ user_id }: { user_id: number }) => inGroup.has(user_id);
    const { lines, added } = decideEmailLines(read, people, isMember);
    const byHand = named.filter((person) => !isMember(person)).map((person) => person.user_id);
    const byList = added.map((person) => person.user_id).filter((id) => !byHand.includes(id));
    if (!isDryRun && byHand.length + byList.length > 0) {
      const at = now();
      const common = { groupId, addedBy: admin.userId, now: at };
      await insertMembers(tx, { ...common, userIds: byHand, source: 'hand' });
      await insertMembers(tx, {
        ...common,
        userIds: byList,
        source: list === undefined ? 'hand' : 'list',
      });
      await recordAudit(tx, admin, {
        action: 'learner_group.add_members',
        entity: 'learner_group',
        entityId: groupId,
        after: { members_added: byHand.length + byList.length },
        now: at,
      });
    }
    return reportEmailList(lines, isDryRun);
  });
}

/** Takes somebody out of a group. @throws AppError NOT_FOUND for the group or the member */
export function removeMember(
  { database, now }: Dependencies,
  admin: CurrentUser,
  { groupId, userId }: { groupId: number; userId: number },
): Promise<void> {
  return inTransaction(database.db, async (tx) => {
    if (!(await lockGroup(tx, groupId))) throw new AppError('NOT_FOUND');
    if (!(await deleteMember(tx, groupId, userId))) throw new AppError('NOT_FOUND');
    await recordAudit(tx, admin, {
      action: 'learner_group.remove_member',
      entity: 'learner_group',
      entityId: groupId,
      before: { user_id: userId },
      now: now(),
    });
  });
}
