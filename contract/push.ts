import { z } from 'zod';
import { isPushEndpoint, MAX_PUSH_ENDPOINT } from '#domain/push-endpoint.ts';
import { defineCall } from './call.ts';
import { id, idParams, isoTime } from './fields.ts';

/** What is pushed to a device, as its service worker reads it. */
export interface PushMessage {
  title: string;
  body: string;
  /** The path of the page that it leads to, which names the notice: opened there, it is read. */
  path: string;
  /** The same notice is shown once, however often it arrives. */
  tag: string;
  lang: string;
}

const pushDevice = z.object({
  subscription_id: id,
  endpoint: z.string().describe('By it a browser knows itself.'),
  user_agent: z.string(),
  created_at: isoTime,
  last_success_at: isoTime.nullable().describe('null: nothing was pushed yet.'),
  failing_since: isoTime.nullable().describe('null: the last push was accepted.'),
  is_current: z.boolean().describe('It belongs to the login of this call.'),
});
export type PushDevice = z.output<typeof pushDevice>;

const pushState = z
  .object({
    public_key: z
      .string()
      .describe('The academy’s VAPID key (RFC 8292), in base64url: browsers subscribe with it.'),
    devices: z.array(pushDevice).describe('Those of the caller, the newest first.'),
  })
  .meta({ id: 'PushState' });
export type PushState = z.output<typeof pushState>;

/** Bytes in base64url, with or without the padding that some browsers add. */
const bytes = (form: RegExp) =>
  z
    .string()
    .max(100)
    .overwrite((text) => text.replace(/={1,2}$/, ''))
    .regex(form);

export const pushBody = z.object({
  endpoint: z.string().max(MAX_PUSH_ENDPOINT).refine(isPushEndpoint, { error: '@push_endpoint' }),
  keys: z
    .object({ p256dh: bytes(/^[\w-]{87}$/), auth: bytes(/^[\w-]{22}$/) })
    .describe('As the browser’s `PushSubscription` has them.'),
});

export const pushCalls = {
  state: defineCall({
    name: 'notification.push',
    method: 'GET',
    path: '/notification/push',
    access: 'learner',
    summary: 'On which devices the caller gets notices by web push, and the key to subscribe with.',
    data: pushState,
  }),
  subscribe: defineCall({
    name: 'notification.subscribePush',
    method: 'POST',
    naturalKey: 'The device: there is one subscription, the one that was sent last.',
    path: '/notification/push',
    access: 'learner',
    summary:
      'Turns web push on for the device of this login, until that ends; another subscription of the same device is replaced.',
    body: pushBody,
    data: pushState,
  }),
  unsubscribe: defineCall({
    name: 'notification.unsubscribePush',
    method: 'DELETE',
    path: '/notification/push/:id',
    access: 'learner',
    summary: 'Turns web push off for a device of the caller.',
    params: idParams,
    data: pushState,
    failures: ['NOT_FOUND'],
  }),
};
