import { z } from 'zod';
import { inTransaction } from '#database/open.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import { createToken } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from '../accounts.queries.ts';
import { EMAIL_CHANGE_HOURS } from './email-change-limits.rules.ts';
import { findOpenEmailChange, insertEmailChangeLink, type Side } from './email-changes.store.ts';

const payload = z.object({ requested_at: z.iso.datetime() });

/**
 * What an email about a change needs; nothing where the change was withdrawn, replaced or completed
 * meanwhile, or its person has gone.
 */
async function prepare(
  { database: { db }, settings }: Dependencies,
  side: Side,
  requestedAt: string,
  { userId, now }: { userId: number | null; now: Date },
) {
  if (userId === null) return null;
  const change = await findOpenEmailChange(db, userId, now);
  if (change === undefined || change.requested_at.toISOString() !== requestedAt) return null;
  const user = await getUser(db, userId);
  if (isDeactivated(user)) return null;
  const token = createToken();
  await inTransaction(db, (tx) => insertEmailChangeLink(tx, { token, userId, side }));
  const link = `${publicOriginOf(settings)}/auth/email?token=${token}`;
  const frame = await getEmailFrame(db, settings, user.language_preference);
  return { user, change, link, frame };
}

/** To the address that the account is to have. */
export const newAddressEmailJob = defineJob({
  kind: 'new_address_email',
  payload,
  isUrgent: true,
  run: async (dependencies: Dependencies, { requested_at: requestedAt }, job) => {
    const prepared = await prepare(dependencies, 'new', requestedAt, job);
    if (prepared === null) return;
    const { user, change, link, frame } = prepared;
    const content = { values: { hours: EMAIL_CHANGE_HOURS }, link };
    const to = { ...user, email: change.email };
    await dependencies.mailer.send(composeEmail('newAddress', to, content, frame));
  },
});

/** To the address that the account has: without its consent nothing changes. */
export const currentAddressEmailJob = defineJob({
  kind: 'current_address_email',
  payload,
  isUrgent: true,
  run: async (dependencies: Dependencies, { requested_at: requestedAt }, job) => {
    const prepared = await prepare(dependencies, 'current', requestedAt, job);
    if (prepared === null) return;
    const { user, change, link, frame } = prepared;
    const content = { values: { email: change.email, hours: EMAIL_CHANGE_HOURS }, link };
    await dependencies.mailer.send(composeEmail('currentAddress', user, content, frame));
  },
});
