import { z } from 'zod';
import type { Tx } from '#database/open.ts';
import { DAY_MS } from '#domain/units.ts';
import { deviceLabel } from '#i18n/device-label.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { happened, sendSecurityEmail } from './security-email.ts';

/** Emails about new devices that one person gets a day. */
export const MAX_DEVICE_EMAILS = 3;

/**
 * Emails a person about a login in a browser that was not known: once for each browser, and only a
 * few a day, since a program may store no cookies.
 */
export async function emailNewDevice(
  tx: Tx,
  userId: number,
  userAgent: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - DAY_MS);
  const { kind } = newDeviceEmailJob;
  if ((await countJobsOf(tx, { kind, userId, since })) >= MAX_DEVICE_EMAILS) return;
  const payload = { at: now.toISOString(), user_agent: userAgent.slice(0, 300) };
  await queueJob(tx, newDeviceEmailJob, { payload, userId }, now);
}

/** The job that sends this email, which names the browser and the device. */
export const newDeviceEmailJob = defineJob({
  kind: 'new_device_email',
  payload: happened.extend({ user_agent: z.string() }),
  isUrgent: true,
  run: (dependencies: Dependencies, { at, user_agent }, { userId }) =>
    sendSecurityEmail(dependencies, userId, {
      kind: 'newDevice',
      at,
      values: () => ({}),
      fact: (t) => ({
        label: t('messages.emails.facts.device'),
        value: deviceLabel(user_agent, t) ?? t('accounts.settings.sessions.unknown'),
      }),
    }),
});
