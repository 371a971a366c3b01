import { z } from 'zod';
import type { Db, Tx } from '#database/open.ts';
import { academyClock } from '#domain/academy-day.ts';
import { appNames, deviceOf, systemNames } from '#domain/device-name.ts';
import type { Locale } from '#domain/locale.ts';
import { HOUR_MS } from '#domain/units.ts';
import { createTranslator } from '#i18n/index.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from './accounts.queries.ts';
import { MAX_DEVICE_EMAILS } from './accounts.rules.ts';

/** What people are told of their account's safety, in the transaction of what happened. */

/** Where whoever did not do it themselves takes the account back. */
const forgotLink = (settings: Dependencies['settings']) =>
  `${publicOriginOf(settings)}/auth/forgot`;

const clockOf = async (db: Db, at: string) => academyClock(await getTimeZone(db))(new Date(at));

const happened = z.object({ at: z.iso.datetime() });

/** Tells a person that their password is another one. */
export function tellPasswordChanged(tx: Tx, userId: number, now: Date): Promise<void> {
  const payload = { at: now.toISOString() };
  return queueJob(tx, passwordChangedEmailJob, { payload, userId }, now);
}

/** To the address that the person has by then. */
export const passwordChangedEmailJob = defineJob({
  kind: 'password_changed_email',
  payload: happened,
  isUrgent: true,
  run: async ({ database: { db }, mailer, settings }: Dependencies, { at }, { userId }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (!user.is_active || user.archived_at !== null) return;
    const told = { values: { time: await clockOf(db, at) }, link: forgotLink(settings) };
    const frame = await getEmailFrame(db, settings, user.language_preference);
    await mailer.send(composeEmail('passwordChanged', user, told, frame));
  },
});

/**
 * Tells a person of a login in a browser that was not known: of each once, and not more often a day
 * than a person changes devices, since a program may keep no cookies.
 */
export async function tellNewDevice(
  tx: Tx,
  userId: number,
  userAgent: string,
  now: Date,
): Promise<void> {
  const since = new Date(now.getTime() - 24 * HOUR_MS);
  const { kind } = newDeviceEmailJob;
  if ((await countJobsOf(tx, { kind, userId, since })) >= MAX_DEVICE_EMAILS) return;
  const payload = { at: now.toISOString(), user_agent: userAgent.slice(0, 300) };
  await queueJob(tx, newDeviceEmailJob, { payload, userId }, now);
}

/** Browser and system as people know them. */
function deviceLabel(userAgent: string, locale: Locale): string {
  const { t } = createTranslator(locale);
  const { app, system } = deviceOf(userAgent);
  const appName = app === 'wechat' ? t('accounts.settings.sessions.wechat') : app && appNames[app];
  const systemName = system && systemNames[system];
  if (appName && systemName) {
    return t('accounts.settings.sessions.on', { app: appName, system: systemName });
  }
  return appName || systemName || t('accounts.settings.sessions.unknown');
}

/** In the language of the person; nothing where they have gone. */
export const newDeviceEmailJob = defineJob({
  kind: 'new_device_email',
  payload: happened.extend({ user_agent: z.string() }),
  isUrgent: true,
  run: async ({ database: { db }, mailer, settings }: Dependencies, news, { userId }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (!user.is_active || user.archived_at !== null) return;
    const locale = user.language_preference;
    const { t } = createTranslator(locale);
    const device = deviceLabel(news.user_agent, locale);
    const facts = [
      { label: t('messages.emails.facts.device'), value: device },
      { label: t('messages.emails.facts.time'), value: await clockOf(db, news.at) },
    ];
    const told = { values: {}, link: forgotLink(settings), facts };
    const frame = await getEmailFrame(db, settings, locale);
    await mailer.send(composeEmail('newDevice', user, told, frame));
  },
});

type PasskeyEvent = 'passkeyAdded' | 'passkeyRemoved';

/** Tells a person that a passkey logs in to their account, or no longer does. */
export function tellPasskey(
  tx: Tx,
  userId: number,
  { event, name, now }: { event: PasskeyEvent; name: string; now: Date },
): Promise<void> {
  const payload = { at: now.toISOString(), event, name };
  return queueJob(tx, passkeyEmailJob, { payload, userId }, now);
}

/** To the address that the person has by then. */
export const passkeyEmailJob = defineJob({
  kind: 'passkey_email',
  payload: happened.extend({ event: z.enum(['passkeyAdded', 'passkeyRemoved']), name: z.string() }),
  isUrgent: true,
  run: async ({ database: { db }, mailer, settings }: Dependencies, news, { userId }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (!user.is_active || user.archived_at !== null) return;
    const locale = user.language_preference;
    const { t } = createTranslator(locale);
    const facts = [
      { label: t('messages.emails.facts.passkey'), value: news.name },
      { label: t('messages.emails.facts.time'), value: await clockOf(db, news.at) },
    ];
    const told = { values: {}, link: forgotLink(settings), facts };
    const frame = await getEmailFrame(db, settings, locale);
    await mailer.send(composeEmail(news.event, user, told, frame));
  },
});
