import { z } from 'zod';
import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { happened, sendSecurityEmail } from './security-email.ts';

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

/** The job that emails a person that a passkey was added to their account, or removed. */
export const passkeyEmailJob = loginMeansEmailJob(
  'passkey_email',
  ['passkeyAdded', 'passkeyRemoved'],
  'messages.emails.facts.passkey',
);

/**
 * The job that emails a person that an identity at a provider was linked to their account, or
 * removed.
 */
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
