import { z } from 'zod';
import type { Tx } from '#database/open.ts';
import type { EmailKind, EmailValues } from '#domain/email-kinds.ts';
import { HOUR_MS } from '#domain/units.ts';
import type { Translator } from '#i18n/create-translator.ts';
import { deviceLabel } from '#i18n/device-label.ts';
import { createTranslator } from '#i18n/index.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { emailTime } from '#server/mail/email-time.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from './accounts.queries.ts';
import { MAX_DEVICE_EMAILS } from './accounts.rules.ts';

/** Emails about the security of an account, queued in the transaction of the event. */

/** Where somebody who did not do this sets a new password. */
const forgotLink = (settings: Dependencies['settings']) =>
  `${publicOriginOf(settings)}/auth/forgot`;

interface SecurityNews<Kind extends EmailKind> {
  kind: Kind;
  /** When it happened. */
  at: string;
  /** The values of its text, given that time as emails show it. */
  values: (time: string) => EmailValues<Kind>;
  /** A fact listed above the time; absent: the email lists nothing. */
  fact?: (t: Translator['t']) => { label: string; value: string };
}

/**
 * Sends an email about somebody's account, in their language and to their present address; nothing
 * where they have been removed or deactivated.
 */
async function sendSecurityEmail<Kind extends EmailKind>(
  { database: { db }, mailer, settings }: Dependencies,
  userId: number | null,
  { kind, at, values, fact }: SecurityNews<Kind>,
): Promise<void> {
  if (userId === null) return;
  const user = await getUser(db, userId);
  if (!user.is_active || user.archived_at !== null) return;
  const locale = user.language_preference;
  const { t } = createTranslator(locale);
  const time = emailTime(new Date(at), { timeZone: await getTimeZone(db), locale });
  const facts = fact && [fact(t), { label: t('messages.emails.facts.time'), value: time }];
  const content = { values: values(time), link: forgotLink(settings), ...(facts && { facts }) };
  const frame = await getEmailFrame(db, settings, locale);
  await mailer.send(composeEmail(kind, user, content, frame));
}

const happened = z.object({ at: z.iso.datetime() });

/** Emails a person that their password was changed. */
export function emailPasswordChanged(tx: Tx, userId: number, now: Date): Promise<void> {
  const payload = { at: now.toISOString() };
  return queueJob(tx, passwordChangedEmailJob, { payload, userId }, now);
}

export const passwordChangedEmailJob = defineJob({
  kind: 'password_changed_email',
  payload: happened,
  isUrgent: true,
  run: (dependencies: Dependencies, { at }, { userId }) =>
    sendSecurityEmail(dependencies, userId, {
      kind: 'passwordChanged',
      at,
      values: (time) => ({ time }),
    }),
});

/**
 * Emails a person about a login in a browser that was not known: once for each browser, and only a
 * few a day, since a program may keep no cookies.
 */
export async function emailNewDevice(
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

/** What may log in to an account beside its password. */
type LoginMeans = 'passkey' | 'identity';

/**
 * The job that emails a person when a passkey or identity was added to their account or removed.
 */
function loginMeansEmailJob<
  Kind extends 'passkey_email' | 'identity_email',
  Event extends `${LoginMeans}${'Added' | 'Removed'}`,
>(
  kind: Kind,
  events: readonly [Event, ...Event[]],
  label: 'messages.emails.facts.passkey' | 'messages.emails.facts.provider',
) {
  return defineJob({
    kind,
    payload: happened.extend({ event: z.enum(events), name: z.string() }),
    isUrgent: true,
    run: (dependencies: Dependencies, { at, event, name }, { userId }) =>
      sendSecurityEmail(dependencies, userId, {
        kind: event,
        at,
        values: () => ({}),
        fact: (t) => ({ label: t(label), value: name }),
      }),
  });
}

export const passkeyEmailJob = loginMeansEmailJob(
  'passkey_email',
  ['passkeyAdded', 'passkeyRemoved'],
  'messages.emails.facts.passkey',
);

export const identityEmailJob = loginMeansEmailJob(
  'identity_email',
  ['identityAdded', 'identityRemoved'],
  'messages.emails.facts.provider',
);

interface Happened<Event> {
  event: Event;
  /** Of the passkey, or of the provider. */
  name: string;
  now: Date;
}

/** Emails a person that a passkey was added to their account, or removed. */
export function emailPasskeyChange(
  tx: Tx,
  userId: number,
  { now, ...payload }: Happened<'passkeyAdded' | 'passkeyRemoved'>,
): Promise<void> {
  const job = { payload: { at: now.toISOString(), ...payload }, userId };
  return queueJob(tx, passkeyEmailJob, job, now);
}

/** Emails a person that an identity at a provider was linked to their account, or removed. */
export function emailIdentityChange(
  tx: Tx,
  userId: number,
  { now, ...payload }: Happened<'identityAdded' | 'identityRemoved'>,
): Promise<void> {
  const job = { payload: { at: now.toISOString(), ...payload }, userId };
  return queueJob(tx, identityEmailJob, job, now);
}
