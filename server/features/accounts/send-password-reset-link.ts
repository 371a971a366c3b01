import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import { mailedLink } from '#domain/mailed-links.ts';
import { MINUTE_MS } from '#domain/units.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { composeEmail, type Recipient } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { findUserByEmail } from './accounts-by-email.queries.ts';
import { countAttempt } from './login-limits.store.ts';
import { insertPasswordReset, RESET_LINK_MINUTES } from './password-reset-link.store.ts';

interface ResetRecipient extends Recipient {
  /** null: the email is unknown, and nothing is sent. */
  user_id: number | null;
}

/**
 * Queues an email with a link to set a new password. For an unknown address it does the same, and
 * its job the same except for the sending: the embedded database serves one request after the
 * other, so the next one would wait longer behind an address that is known.
 * @returns false where three were queued within the hour
 */
export async function requestResetLink(tx: Tx, email: string, now: Date): Promise<boolean> {
  const counter = { kind: 'reset_email', value: email.toLowerCase() } as const;
  if (!(await countAttempt(tx, counter, now))) return false;
  await queueJob(tx, resetEmailJob, { payload: { email } }, now);
  return true;
}

/** The link is made when its email leaves: it is good for an hour from then on. */
export const resetEmailJob = defineJob({
  kind: 'reset_email',
  payload: z.object({ email: z.string() }),
  isUrgent: true,
  run: async ({ database: { db }, mailer, settings }: Dependencies, { email }, { now, token }) => {
    const nobody: ResetRecipient = {
      user_id: null,
      email,
      name: '',
      email_verified_at: null,
      language_preference: 'zh',
    };
    const user: ResetRecipient = (await findUserByEmail(db, email)) ?? nobody;
    const expiresAt = new Date(now.getTime() + RESET_LINK_MINUTES * MINUTE_MS);
    await inTransaction(db, (tx) =>
      insertPasswordReset(tx, { userId: user.user_id, token, now, expiresAt }),
    );
    const link = mailedLink(publicOriginOf(settings), 'reset', token);
    const frame = await getEmailFrame(db, settings, user.language_preference);
    const content = { values: { minutes: RESET_LINK_MINUTES }, link };
    const sentEmail = composeEmail('reset', user, content, frame);
    await (user.user_id === null ? mailer.rehearse?.(sentEmail) : mailer.send(sentEmail));
  },
});
