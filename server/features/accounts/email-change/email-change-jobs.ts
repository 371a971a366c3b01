import { z } from 'zod';
import { type Db, inTransaction } from '#database/open.ts';
import { mailedLink } from '#domain/mailed-links.ts';
import { isDeactivated } from '#server/auth/deactivated-accounts.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getEmailFrame } from '#server/features/emails/index.ts';
import { defineJob } from '#server/lib/queue/define-job.ts';
import { composeEmail } from '#server/mail/compose-email.ts';
import { publicOriginOf } from '#server/settings.ts';
import { getUser } from '../accounts.queries.ts';
import { findUserByEmail, isEmailTaken } from '../accounts-by-email.queries.ts';
import { countAttempt } from '../login-limits.store.ts';
import { sendSecurityEmail } from '../security-email.ts';
import { EMAIL_CHANGE_HOURS } from './email-change-limits.rules.ts';
import { findOpenEmailChange, insertEmailChangeLink, type Side } from './email-changes.store.ts';

const payload = z.object({ requested_at: z.iso.datetime() });

interface EmailChangeJob {
  userId: number | null;
  now: Date;
  token: string;
}

/**
 * The change that an email is about; null where it was withdrawn, replaced or completed meanwhile,
 * or its person has gone.
 */
async function findChange(db: Db, requestedAt: string, { userId, now }: EmailChangeJob) {
  if (userId === null) return null;
  const change = await findOpenEmailChange(db, userId, now);
  if (change === undefined || change.requested_at.toISOString() !== requestedAt) return null;
  const user = await getUser(db, userId);
  return isDeactivated(user) ? null : { user, change };
}

/** What an email about a change needs, with its link; null as in `findChange`. */
async function prepare(
  { database: { db }, settings }: Dependencies,
  side: Side,
  requestedAt: string,
  job: EmailChangeJob,
) {
  const found = await findChange(db, requestedAt, job);
  if (found === null) return null;
  const { user, change } = found;
  const { user_id: userId } = user;
  const { token } = job;
  await inTransaction(db, (tx) => insertEmailChangeLink(tx, { token, userId, side }));
  const link = mailedLink(publicOriginOf(settings), 'email', token);
  const frame = await getEmailFrame(db, settings, user.language_preference);
  return { user, change, link, frame };
}

/**
 * Tells the owner of an address, a few times a day, that it was entered for another account.
 * @returns false where no account has the address
 */
async function emailOwner(
  dependencies: Dependencies,
  requestedAt: string,
  job: EmailChangeJob,
): Promise<boolean> {
  const { db } = dependencies.database;
  const found = await findChange(db, requestedAt, job);
  if (found === null) return false;
  const { email, user_id: userId } = found.change;
  if (!(await isEmailTaken(db, email, userId))) return false;
  const owner = await findUserByEmail(db, email);
  const counter = { kind: 'address_notice', value: email.toLowerCase() } as const;
  if (owner !== undefined && (await countAttempt(db, counter, job.now))) {
    const news = { kind: 'addressInUse', at: requestedAt, values: () => ({}) } as const;
    await sendSecurityEmail(dependencies, owner.user_id, news);
  }
  return true;
}

/** To the address that the account is to have; another account's owner gets no link, but is told. */
export const newAddressEmailJob = defineJob({
  kind: 'new_address_email',
  payload,
  isUrgent: true,
  run: async (dependencies: Dependencies, { requested_at: requestedAt }, job) => {
    if (await emailOwner(dependencies, requestedAt, job)) return;
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
