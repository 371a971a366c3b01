import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import { mailedLink } from '#domain/mailed-links.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/units.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from './accounts.queries.ts';
import { lockUser } from './accounts.store.ts';
import { insertEmailVerification } from './email-verifications.store.ts';

/** How long a mailed link to verify an address lives, in hours. */
export const VERIFICATION_LINK_HOURS = 24;

/** Emails with such a link that one person gets within a period. */
export const MAX_VERIFICATION_EMAILS = 3;
/** How long this period is, in minutes. */
export const VERIFICATION_WINDOW_MINUTES = 60;

/** The outcome of a request for an email. */
export type VerificationSent = 'sent' | 'already_verified' | 'enough';

/**
 * Queues an email with a link that proves a person's address, in their own language.
 * @returns `enough` where three were queued within the hour
 */
export function sendVerification(
  { database: { db }, now }: Dependencies,
  userId: number,
): Promise<VerificationSent> {
  return inTransaction(db, async (tx) => {
    await lockUser(tx, userId);
    const user = await getUser(tx, userId);
    if (user.email_verified_at !== null) return 'already_verified';
    const at = now();
    const since = new Date(at.getTime() - VERIFICATION_WINDOW_MINUTES * MINUTE_MS);
    const count = await countJobsOf(tx, { kind: verificationEmailJob.kind, userId, since });
    if (count >= MAX_VERIFICATION_EMAILS) return 'enough';
    await requestVerification(tx, userId, at);
    return 'sent';
  });
}

/** The same for somebody who has just registered, whom nothing was sent yet. */
export function requestVerification(tx: Tx, userId: number, now: Date): Promise<void> {
  return queueJob(tx, verificationEmailJob, { payload: {}, userId }, now);
}

/** To the person's present address; nothing where it is verified, or they are deactivated. */
export const verificationEmailJob = defineJob({
  kind: 'verification_email',
  payload: z.object({}),
  isUrgent: true,
  run: async ({ database: { db }, mailer, settings }: Dependencies, _, { userId, now, token }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (isDeactivated(user) || user.email_verified_at !== null) return;
    const expiresAt = new Date(now.getTime() + VERIFICATION_LINK_HOURS * HOUR_MS);
    await inTransaction(db, (tx) =>
      insertEmailVerification(tx, { userId, email: user.email, token, now, expiresAt }),
    );
    const link = mailedLink(publicOriginOf(settings), 'verify', token);
    const frame = await getEmailFrame(db, settings, user.language_preference);
    const content = { values: { hours: VERIFICATION_LINK_HOURS }, link };
    await mailer.send(composeEmail('verification', user, content, frame));
  },
});
