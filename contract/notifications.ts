import { z } from 'zod';
import { emailFrequencies } from '#domain/notice-digests.ts';
import { type NoticeKind, noticeKindNames } from '#domain/notice-kinds.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import { id, isoTime } from './fields.ts';
import { listOf, pageQuery } from './paging.ts';

const noticeKind = z.enum(noticeKindNames as [NoticeKind, ...NoticeKind[]]);

export const ownNotice = z
  .object({
    notification_id: id,
    kind: noticeKind,
    text: z.string().describe('What happened, in the reader’s language.'),
    link: z.string().describe('The page of the academy that it leads to.'),
    created_at: isoTime,
    read_at: isoTime.nullable().describe('null: unread.'),
  })
  .meta({ id: 'OwnNotice' });
export type OwnNotice = z.output<typeof ownNotice>;

const unreadCount = z.int().min(0).describe('Of all unread notices, not of this page.');

export const noticeSetting = z
  .object({
    kind: noticeKind,
    label: z.string().describe('The kind, in the reader’s language.'),
    audience: z.enum(['learner', 'teacher', 'admin']),
    in_app: z.boolean(),
    email: z.boolean(),
    push: z.boolean(),
  })
  .meta({ id: 'NoticeSetting' });
export type NoticeSetting = z.output<typeof noticeSetting>;

const hour = z.int().min(0).max(23);

const quietHours = z
  .object({
    from: hour,
    to: hour.describe('The first hour after them; before `from`: on the next day.'),
  })
  .refine(({ from, to }) => from !== to, { error: '@quiet_hours_empty', path: ['to'] })
  .nullable()
  .describe('Hours in which no email of a notice is sent and none is pushed; null: none.');

const frequency = z
  .enum(emailFrequencies)
  .describe('When emails of notices arrive: each at once, or one for all of a day or a week.');

export const noticeDeliveryBody = z.object({ frequency, quiet_hours: quietHours });

export const noticeSettings = z
  .object({
    list: z.array(noticeSetting),
    delivery: z.object({
      frequency,
      quiet_hours: quietHours,
      time_zone: z.string().describe('The academy’s: its clock counts.'),
    }),
  })
  .meta({ id: 'NoticeSettings' });
export type NoticeSettings = z.output<typeof noticeSettings>;

export const noticeSettingBody = z.object({
  kind: noticeKind,
  in_app: z.boolean().optional(),
  email: z.boolean().optional(),
  push: z.boolean().optional(),
});

export const noticeReadBody = z
  .object({
    notification_ids: z.array(id).min(1).max(100).optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ notification_ids: ids, all }) => (ids === undefined) !== (all === undefined), {
    error: '@notices_or_all',
    path: ['notification_ids'],
  });

export const notificationCalls = {
  unsubscribe: defineCall({
    name: 'notification.unsubscribe',
    method: 'POST',
    naturalKey: 'The signed link: its kind of emails stays off.',
    path: '/notification/unsubscribe',
    access: 'guest',
    summary:
      'Unsubscribes from one kind of emails by the signed link in one of them, without a login (RFC 8058).',
    query: z.object({ token: z.string().max(200) }),
    data: z.object({
      kind: z.enum([...noticeKind.options, 'digest']).describe('`digest`: all kinds.'),
      label: z.string().describe('The kind, in the caller’s language.'),
    }),
    failures: ['NOT_FOUND'],
  }),
  lists: defineCall({
    name: 'notification.lists',
    method: 'GET',
    path: '/notification/lists',
    access: 'learner',
    summary: 'The caller’s notices, the newest first, and how many are unread.',
    query: z.object({
      unread: z.boolean().optional().describe('Only the unread ones, or only the read ones.'),
      kind: noticeKind.optional(),
      ...pageQuery(pageSizes.notices),
    }),
    data: listOf(ownNotice).extend({ unread_count: unreadCount }),
  }),
  read: defineCall({
    name: 'notification.read',
    method: 'POST',
    naturalKey: 'The notice: once read it stays read.',
    path: '/notification/read',
    access: 'learner',
    summary:
      'Marks notices of the caller as read: some, or all. Those of others, and those already read, stay as they are.',
    body: noticeReadBody,
    data: z.object({ unread_count: unreadCount }),
  }),
  stream: defineCall({
    name: 'notification.stream',
    method: 'GET',
    path: '/notification/stream',
    access: 'learner',
    summary:
      'How many notices of the caller are unread, now and whenever that changes, as server-sent events; it ends with the session.',
    data: z.object({
      unread_count: unreadCount.describe('Counted up to one more than the 99 that pages show.'),
    }),
    sendsEvents: true,
  }),
  settings: defineCall({
    name: 'notification.settings',
    method: 'GET',
    path: '/notification/settings',
    access: 'learner',
    summary: 'Which kinds of notices reach the caller, and by which channel.',
    data: noticeSettings,
  }),
  changeSettings: defineCall({
    name: 'notification.changeSettings',
    method: 'POST',
    naturalKey: 'The user and the kind: channels are as they were sent last.',
    path: '/notification/settings',
    access: 'learner',
    summary: 'Chooses for a kind of notices by which channels it reaches the caller.',
    body: noticeSettingBody,
    data: noticeSettings,
    failures: ['NOT_FOUND'],
    changesFields: true,
  }),
  changeDelivery: defineCall({
    name: 'notification.changeDelivery',
    method: 'POST',
    naturalKey: 'The user: delivery is as it was sent last.',
    path: '/notification/delivery',
    access: 'learner',
    summary: 'Chooses when the emails of the caller’s notices arrive.',
    body: noticeDeliveryBody,
    data: noticeSettings,
  }),
};
