import type { Db } from '#database/open.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';

const texts = ['m.subject', 'm.subject_zh', 'm.text', 'm.text_zh'] as const;

/** A message as it is stored, with the name of its sender. */
export type GroupMessageRow = Awaited<ReturnType<typeof listGroupMessages>>['list'][number];

/** One page of what was sent to a group, the latest first. */
export async function listGroupMessages(db: Db, groupId: number, { page, limit }: Page) {
  const found = db.selectFrom('group_messages as m').where('m.group_id', '=', groupId);
  const [list, { count }] = await Promise.all([
    found
      .innerJoin('users as sender', 'sender.user_id', 'm.sent_by')
      .select(['m.message_id', ...texts, 'm.recipient_count', 'm.sent_at'])
      .select('sender.name as sender_name')
      .orderBy('m.message_id', 'desc')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { list, count };
}

/** A message to those who may read it. */
export function findReceivedMessage(db: Db, messageId: number, userId: number) {
  return db
    .selectFrom('group_messages as m')
    .innerJoin('group_message_recipients as r', 'r.message_id', 'm.message_id')
    .select(['m.message_id', ...texts, 'm.sent_at'])
    .where('m.message_id', '=', messageId)
    .where('r.user_id', '=', userId)
    .executeTakeFirst();
}

/** A message that was sent to somebody. @throws AppError NOT_FOUND, also for what others received */
export async function getReceivedMessage(db: Db, messageId: number, userId: number) {
  const message = await findReceivedMessage(db, messageId, userId);
  if (message === undefined) throw new AppError('NOT_FOUND');
  return message;
}
