import type { z } from 'zod';
import type { PendingEmailChange, requestEmailChangeBody } from '#contract/email-change.ts';
import { inTransaction } from '#database/open.ts';
import { HOUR_MS, MINUTE_MS } from '#domain/units.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError, fieldError } from '#server/lib/app-error.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { countJobsOf } from '#server/lib/queue/queue.store.ts';
import { getUser } from '../accounts.queries.ts';
import { lockVerifiedUser } from '../accounts.store.ts';
import { checkPassword } from '../check-password.ts';
import type { Origin } from '../log-in.ts';
import { lockUserOfSession } from '../sessions.store.ts';
import { currentAddressEmailJob, newAddressEmailJob } from './email-change-jobs.ts';
import {
  EMAIL_CHANGE_HOURS,
  EMAIL_CHANGE_WINDOW_MINUTES,
  MAX_EMAIL_CHANGES,
} from './email-change-limits.rules.ts';
import { findOpenEmailChange, replaceEmailChange } from './email-changes.store.ts';

const wrongPassword = () =>
  fieldError('INVALID_CREDENTIALS', 'current_password', 'validation.current_password_wrong');

type Change = NonNullable<Awaited<ReturnType<typeof findOpenEmailChange>>>;

/** A change as its person sees it. */
export function presentEmailChange(change: Change): PendingEmailChange {
  return {
    email: change.email,
    expires_at: change.expires_at.toISOString(),
    current_confirmed: change.current_confirmed_at !== null,
    new_confirmed: change.new_confirmed_at !== null,
  };
}

/**
 * Asks both addresses whether a person's account gets another one. The password is asked for, so
 * that an open screen does not give the account away; a wrong one counts as a failed login. An
 * address that another account has is treated alike: only the job looks, and writes to its owner.
 * @throws AppError INVALID_CREDENTIALS; VALIDATION_FAILED for the present address;
 *   RATE_LIMITED
 */
export async function requestEmailChange(
  dependencies: Dependencies,
  { userId, sessionId }: CurrentUser,
  body: z.output<typeof requestEmailChangeBody>,
  origin: Origin,
): Promise<PendingEmailChange> {
  const { database, now } = dependencies;
  const user = await getUser(database.db, userId);
  const { email, password_hash: passwordHash } = user;
  const password = body.current_password;
  if (!(await checkPassword(dependencies, { email, password, passwordHash, ...origin }))) {
    throw wrongPassword();
  }
  return inTransaction(database.db, async (tx) => {
    await lockUserOfSession(tx, { userId, sessionId });
    if (passwordHash === null || !(await lockVerifiedUser(tx, userId, passwordHash))) {
      throw wrongPassword();
    }
    const { email: present, email_verified_at: verifiedAt } = await getUser(tx, userId);
    if (body.email.toLowerCase() === present.toLowerCase()) {
      throw fieldError('VALIDATION_FAILED', 'email', 'messages.accounts.emailChange.same');
    }
    const at = now();
    const since = new Date(at.getTime() - EMAIL_CHANGE_WINDOW_MINUTES * MINUTE_MS);
    const { kind } = newAddressEmailJob;
    if ((await countJobsOf(tx, { kind, userId, since })) >= MAX_EMAIL_CHANGES) {
      throw new AppError('RATE_LIMITED', {
        msg: 'messages.accounts.emailChange.enough',
        retryAfterSeconds: EMAIL_CHANGE_WINDOW_MINUTES * 60,
      });
    }
    const expiresAt = new Date(at.getTime() + EMAIL_CHANGE_HOURS * HOUR_MS);
    const isCurrentUnproven = verifiedAt === null;
    await replaceEmailChange(tx, {
      userId,
      email: body.email,
      now: at,
      expiresAt,
      isCurrentUnproven,
    });
    const payload = { requested_at: at.toISOString() };
    await queueJob(tx, newAddressEmailJob, { payload, userId }, at);
    if (!isCurrentUnproven) await queueJob(tx, currentAddressEmailJob, { payload, userId }, at);
    const change = await findOpenEmailChange(tx, userId, at);
    if (change === undefined) throw new Error('The change that was just stored is missing.');
    return presentEmailChange(change);
  });
}
