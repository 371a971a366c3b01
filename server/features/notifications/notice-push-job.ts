import { buildPushPayload } from '@block65/webcrypto-web-push';
import { z } from 'zod';
import type { PushMessage } from '#contract/push.ts';
import { type NoticeKind, noticeKinds } from '#domain/notice-kinds.ts';
import { pathOfNotice } from '#domain/notice-path.ts';
import { isDeviceExpired, PUSHED_FOR_MS, pushOutcomeOf } from '#domain/push-delivery.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { defineJob, JobPostponed } from '#server/lib/queue/define-job.ts';
import { deriveKey } from '#server/lib/server-secret.ts';
import { publicOriginOf } from '#server/settings.ts';
import { awaitQuietEnd } from './await-quiet-end.ts';
import { findEmailReader, wantsNotice } from './notifications.queries.ts';
import { presentNoticeText } from './present-notice.ts';
import { findNotice, findPushSubscription } from './push.queries.ts';
import { deletePushSubscription, notePushAccepted, notePushFailed } from './push.store.ts';
import { isTimeout, pausePushesOn, pushPauseOf } from './push-pauses.ts';
import { vapidKeysOf } from './vapid-keys.rules.ts';

type Device = NonNullable<Awaited<ReturnType<typeof findPushSubscription>>>;

/**
 * The contact for operators of push services: the academy's address, or its email where it has no
 * https.
 */
async function subjectOf({ database, settings }: Dependencies): Promise<string> {
  const origin = publicOriginOf(settings);
  if (origin.startsWith('https:')) return origin;
  const { email } = await getSiteSettings(database.db);
  return `mailto:${email || 'academy@localhost'}`;
}

/** Encrypts a message for a device and sends it. @returns the status of the push service */
async function push(dependencies: Dependencies, device: Device, message: PushMessage, ttl: number) {
  const { endpoint, p256dh, auth } = device;
  const keys = vapidKeysOf(await deriveKey(dependencies.database.db, 'push'));
  const { headers, body } = await buildPushPayload(
    { data: { ...message }, options: { ttl, urgency: 'normal' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { ...keys, subject: await subjectOf(dependencies) },
  );
  return dependencies.postPublicly({ url: endpoint, headers: { ...headers }, body });
}

/**
 * Pushes a notice to one device, in its reader's language and with the names as they are when it is
 * sent. After a day of failures, or once it was read, it is not pushed any more; the list still has
 * it.
 */
export const noticePushJob = defineJob({
  kind: 'notice_push',
  payload: z.object({ notification_id: z.int(), subscription_id: z.int() }),
  run: async (dependencies: Dependencies, payload, { userId, now }) => {
    const { db } = dependencies.database;
    const reader = userId === null ? undefined : await findEmailReader(db, userId);
    if (reader === undefined) return;
    const { user_id, language_preference: locale } = reader;
    const row = await findNotice(db, user_id, payload.notification_id);
    const device = await findPushSubscription(db, user_id, payload.subscription_id);
    if (row === undefined || device === undefined || row.read_at !== null) return;
    const left = row.created_at.getTime() + PUSHED_FOR_MS - now.getTime();
    if (left <= 0 || !(row.kind in noticeKinds)) return;
    if (!(await wantsNotice(db, user_id, row.kind as NoticeKind, 'push'))) return;
    await awaitQuietEnd(db, user_id, now);

    const paused = pushPauseOf(dependencies, device.endpoint, now);
    if (paused !== null) throw new JobPostponed(paused);

    const { text, label } = await presentNoticeText(db, row, locale);
    const tag = `notice-${row.notification_id}`;
    const path = pathOfNotice(row.link, row.notification_id);
    const message = { title: label, body: text, path, tag, lang: locale };
    const id = device.subscription_id;
    const fail = async () => {
      if (isDeviceExpired(device.failing_since, now)) await deletePushSubscription(db, user_id, id);
      else await notePushFailed(db, id, now);
    };
    let status: number;
    try {
      status = await push(dependencies, device, message, Math.ceil(left / 1000));
    } catch (error) {
      if (isTimeout(error)) pausePushesOn(dependencies, device.endpoint, now);
      await fail();
      throw error;
    }
    const outcome = pushOutcomeOf(status);
    if (outcome === 'accepted') return notePushAccepted(db, id, now);
    if (outcome === 'gone') {
      await deletePushSubscription(db, user_id, id);
      return;
    }
    await fail();
    throw new Error(`the push service of the device answered ${status}`);
  },
});
