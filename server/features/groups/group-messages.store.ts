import { sql } from 'kysely';
import type { z } from 'zod';
import type { groupMessageBody } from '#contract/group-messages.ts';
import type { Tx } from '#database/open.ts';
import { isNotDeactivated } from '#server/auth/deactivated-accounts.ts';

interface NewMessage {
  groupId: number;
  texts: z.output<typeof groupMessageBody>;
  sentBy: number;
  now: Date;
}

/**
 * Writes a message and who may read it: the active members that the group has now, however many
 * they are, in one statement.
 * @returns undefined where there is nobody to read it
 */
export async function insertGroupMessage(
  tx: Tx,
  { groupId, texts, sentBy, now }: NewMessage,
): Promise<{ messageId: number; members: number } | undefined> {
  const { rows } = await sql<{ messageId: number; members: number }>`
    with readers as (
      select u.user_id from group_members m join users u using (user_id)
      where m.group_id = ${groupId} and ${isNotDeactivated('u')}
    ), message as (
      insert into group_messages
        (group_id, subject, subject_zh, text, text_zh, recipient_count, sent_by, sent_at)
      select ${groupId}::integer, ${texts.subject}::text, ${texts.subject_zh}::text,
        ${texts.text}::text, ${texts.text_zh}::text, count(*)::integer, ${sentBy}::integer,
        ${now}::timestamptz
      from readers having count(*) > 0
      returning message_id, recipient_count
    ), recipients as (
      insert into group_message_recipients (message_id, user_id)
      select message_id, user_id from message cross join readers
    )
    select message_id as "messageId", recipient_count as members from message
  `.execute(tx);
  return rows[0];
}
