import type { z } from 'zod';
import type { groupMessageBody } from '#contract/group-messages.ts';
import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { notify, ownEmail } from '#server/features/notifications/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { groupMessageEmailJob } from './group-message-email-job.ts';
import { insertGroupMessage } from './group-messages.store.ts';
import { lockGroup } from './groups.store.ts';

interface Message {
  groupId: number;
  body: z.output<typeof groupMessageBody>;
}

/**
 * Sends a message to the active members of a group: who may read it, their notices and the jobs of
 * their emails are written in one transaction, with a few statements for any number of them.
 * @throws AppError NOT_FOUND; INVALID_STATE where the group has no active member
 */
export function sendMessage(
  { database, now }: Dependencies,
  admin: CurrentUser,
  { groupId, body }: Message,
): Promise<{ message_id: number; members: number }> {
  return inTransaction(database.db, async (tx) => {
    const at = now();
    if (!(await lockGroup(tx, groupId))) throw new AppError('NOT_FOUND');
    const message = { groupId, texts: body, sentBy: admin.userId, now: at };
    const sent = await insertGroupMessage(tx, message);
    if (sent === undefined) {
      throw new AppError('INVALID_STATE', { msg: 'messages.groups.noReaders' });
    }
    const params = { message_id: sent.messageId };
    await notify(tx, {
      kind: 'group_message',
      to: { ofGroupMessage: sent.messageId },
      params,
      cause: sent.messageId,
      email: ownEmail(groupMessageEmailJob, params),
      now: at,
    });
    const { subject, subject_zh } = body;
    await recordAudit(tx, admin, {
      action: 'learner_group.send_message',
      entity: 'learner_group',
      entityId: groupId,
      after: { subject, subject_zh, member_count: sent.members },
      now: at,
    });
    return { ...params, members: sent.members };
  });
}
