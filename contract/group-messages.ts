import { z } from 'zod';
import { groupMessageTexts } from '#domain/bilingual-entities.ts';
import { maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { requirePairs, shownPairs } from './bilingual-fields.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime, optionalLine, plainText } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

/** A message of the academy as who received it reads it. */
export const receivedMessage = z
  .object({ message_id: id, ...shownPairs(groupMessageTexts), sent_at: isoTime })
  .meta({ id: 'ReceivedMessage' });
export type ReceivedMessage = z.output<typeof receivedMessage>;

/** A message as admins see it. */
export const groupMessage = z
  .object({
    ...receivedMessage.shape,
    sent_by: z.string().describe('Who wrote it.'),
    recipient_count: z.int().describe('Members of the group when it was sent.'),
  })
  .meta({ id: 'GroupMessage' });
export type GroupMessage = z.output<typeof groupMessage>;

const subject = optionalLine(maxLengths.messageSubject);
const text = plainText(maxLengths.messageText).default('');

/** A text that is written in one language alone is for everybody. */
export const groupMessageBody = z
  .object({ subject, subject_zh: subject, text, text_zh: text })
  .superRefine(requirePairs(['subject', 'text'], '@one_language'));

export const groupMessageCalls = {
  message: defineCall({
    name: 'notification.message',
    method: 'GET',
    path: '/notification/messages/:id',
    access: 'learner',
    summary: 'A message that the academy sent to the caller.',
    params: idParams,
    data: receivedMessage,
    failures: ['NOT_FOUND'],
  }),
};

export const groupMessageAdminCalls = {
  list: defineCall({
    name: 'admin.groups.messages',
    method: 'GET',
    path: '/admin/groups/:id/messages',
    access: 'admin',
    permission: 'accounts',
    summary: 'What was sent to a group, the latest first.',
    params: idParams,
    query: z.object(pageQuery(pageSizes.groupMessages)),
    data: listOf(groupMessage),
    failures: ['NOT_FOUND'],
  }),
  send: defineCall({
    name: 'admin.groups.sendMessage',
    method: 'POST',
    path: '/admin/groups/:id/messages',
    access: 'admin',
    permission: 'accounts',
    summary:
      'Sends a message to the active members of a group: a notice, and an email to those who want emails of it. Without an `Idempotency-Key` every call is a new message.',
    params: idParams,
    body: groupMessageBody,
    data: z.object({ message_id: id, members: z.int().describe('To how many it was sent.') }),
    failures: ['NOT_FOUND', 'INVALID_STATE'],
    takesIdempotencyKey: true,
  }),
};
