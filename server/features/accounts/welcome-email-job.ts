import { z } from 'zod';
import { inTransaction, type Tx } from '#database/open.ts';
import { mailedLink } from '#domain/mailed-links.ts';
import { DAY_MS } from '#domain/units.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob, queueJobs } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from './accounts.queries.ts';
import { insertPasswordReset } from './password-reset-link.store.ts';

/** How long the first link to set a password lives: people are away for a week. */
export const WELCOME_LINK_DAYS = 7;

/** Queues emails with a link to set the first password. */
export function requestWelcomeEmails(tx: Tx, userIds: readonly number[], now: Date): Promise<void> {
  const list = userIds.map((userId) => ({ payload: {}, userId }));
  return queueJobs(tx, welcomeEmailJob, list, now);
}

/** Nothing is sent where it is not needed: they have a password, or no access, by then. */
export const welcomeEmailJob = defineJob({
  kind: 'welcome_email',
  payload: z.object({}),
  run: async ({ database: { db }, mailer, settings }: Dependencies, _, { userId, now, token }) => {
    if (userId === null) return;
    const user = await getUser(db, userId);
    if (user.password_hash !== null || isDeactivated(user)) return;
    const expiresAt = new Date(now.getTime() + WELCOME_LINK_DAYS * DAY_MS);
    await inTransaction(db, (tx) => insertPasswordReset(tx, { userId, token, now, expiresAt }));
    const link = mailedLink(publicOriginOf(settings), 'reset', token);
    const frame = await getEmailFrame(db, settings, user.language_preference);
    const content = { values: { email: user.email, days: WELCOME_LINK_DAYS }, link };
    await mailer.send(composeEmail('welcome', user, content, frame));
  },
});
