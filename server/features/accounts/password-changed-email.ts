import type { Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineJob, queueJob } from '#server/lib/queue/define-job.ts';
import { happened, sendSecurityEmail } from './security-email.ts';

/** Emails a person that their password was changed. */
export function emailPasswordChanged(tx: Tx, userId: number, now: Date): Promise<void> {
  const payload = { at: now.toISOString() };
  return queueJob(tx, passwordChangedEmailJob, { payload, userId }, now);
}

/** The job that sends this email, which says when it was changed. */
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
