import type { Tx } from '#database/open.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { notify, ownEmail } from '#server/features/notifications/index.ts';
import { queueJob } from '#server/lib/queue/define-job.ts';
import { noticeOf } from './transition-email.ts';
import { transitionEmailJob } from './transition-email-job.ts';

/** What happened to a request: a transition, a correction, or a time that was agreed. */
type Occasion = RedemptionAction | 'correct' | 'correctAddress' | 'agreeTime';

/**
 * Notifies a learner about their request, in the transaction of the change.
 * @param cause distinguishes changes of one request that can happen more than once
 */
export async function notifyTransition(
  tx: Tx,
  redemption: { redemption_id: number; user_id: number; reward_id: number },
  action: Occasion,
  now: Date,
  cause: string | number = redemption.redemption_id,
): Promise<void> {
  // A reward that was handed over needs no email.
  if (action === 'complete') return;
  const { redemption_id, user_id: userId, reward_id } = redemption;
  const kind = noticeOf[action];
  const payload = { redemption_id, action };
  if (kind === undefined) {
    await queueJob(tx, transitionEmailJob, { payload, userId }, now);
    return;
  }
  await notify(tx, {
    kind,
    to: { userId },
    params: { redemption_id, reward_id },
    cause,
    email: ownEmail(transitionEmailJob, payload),
    now,
  });
}
