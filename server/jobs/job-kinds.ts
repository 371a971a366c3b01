import type { JobKind } from '#contract/jobs.ts';
import type { Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import {
  currentAddressEmailJob,
  factorEmailJob,
  identityEmailJob,
  newAddressEmailJob,
  newDeviceEmailJob,
  passkeyEmailJob,
  passwordChangedEmailJob,
  resetEmailJob,
  verificationEmailJob,
  welcomeEmailJob,
} from '#server/features/accounts/index.ts';
import { testEmailJob } from '#server/features/emails/index.ts';
import { groupMessageEmailJob } from '#server/features/groups/index.ts';
import {
  digestEmailJob,
  noticeEmailJob,
  noticePushJob,
  notify,
} from '#server/features/notifications/index.ts';
import { endCheckoutJob, orderEmailJob } from '#server/features/orders/index.ts';
import {
  stripeDisputesJob,
  stripeRefundJob,
  stripeRefundsJob,
} from '#server/features/payments/index.ts';
import { ledgerCheckJob } from '#server/features/points/index.ts';
import { deletionEmailJob } from '#server/features/privacy/index.ts';
import { transitionEmailJob } from '#server/features/rewards/index.ts';
import { type Job, type JobLane, jobLanes } from '#server/lib/queue/define-job.ts';
import type { JobRunner } from '#server/lib/queue/run-jobs.ts';

/** Every kind of job: one that is not here does not compile. */
const jobs: { [Kind in JobKind]: Job<unknown, Dependencies> } = {
  reset_email: resetEmailJob,
  verification_email: verificationEmailJob,
  welcome_email: welcomeEmailJob,
  password_changed_email: passwordChangedEmailJob,
  new_device_email: newDeviceEmailJob,
  factor_email: factorEmailJob,
  passkey_email: passkeyEmailJob,
  identity_email: identityEmailJob,
  new_address_email: newAddressEmailJob,
  current_address_email: currentAddressEmailJob,
  redemption_email: transitionEmailJob,
  deletion_email: deletionEmailJob,
  order_email: orderEmailJob,
  notice_email: noticeEmailJob,
  digest_email: digestEmailJob,
  notice_push: noticePushJob,
  test_email: testEmailJob,
  group_message_email: groupMessageEmailJob,
  ledger_check: ledgerCheckJob,
  stripe_refund: stripeRefundJob,
  stripe_refunds: stripeRefundsJob,
  stripe_disputes: stripeDisputesJob,
  stripe_checkout_end: endCheckoutJob,
};

/**
 * Notifies admins of jobs that failed for good: once for each kind and day, however many there are.
 */
async function notifyFailedJob(tx: Tx, { kind }: { kind: string }, now: Date): Promise<void> {
  const cause = `${kind}:${academyDay(now, await getTimeZone(tx))}`;
  const notice = { kind: 'job_failed', to: 'admins', params: {}, cause, now } as const;
  // Where notices cannot be sent, an email about that could not be sent either.
  const isNoticeEmail = kind === noticeEmailJob.kind || kind === digestEmailJob.kind;
  await notify(tx, isNoticeEmail ? { ...notice, email: null } : notice);
}

/** Runs the academy's jobs, whatever their lane. @param onFailure called with each failure */
export const jobRunnerOf = (
  dependencies: Dependencies,
  onFailure: JobRunner<Dependencies>['onFailure'],
): JobRunner<Dependencies> => ({
  db: dependencies.database.db,
  jobs: Object.values(jobs),
  needs: dependencies,
  now: dependencies.now,
  onFailure,
  onFailed: notifyFailedJob,
  ...(dependencies.tracing !== null && { within: dependencies.tracing.runJob }),
});

/**
 * How many jobs of a lane a process runs at once. A push goes to a server that the browser has
 * named, so several run at once: one that does not answer in time must not delay the others.
 */
const atOnce: Record<JobLane, number> = { mail: 1, push: 4, work: 1 };

const kindsOf = (lane: JobLane) =>
  Object.values(jobs)
    .filter((job) => (job.lane ?? 'mail') === lane)
    .map(({ kind }) => kind);

/** The runners of a process, which work side by side. */
export function jobRunnersOf(
  dependencies: Dependencies,
  onFailure: JobRunner<Dependencies>['onFailure'],
): JobRunner<Dependencies>[] {
  const runner = jobRunnerOf(dependencies, onFailure);
  return jobLanes.flatMap((lane) => {
    // A kind that a later version queues fails in the lane that takes unknown kinds, while both
    // versions run.
    const others = jobLanes.filter((other) => other !== lane).flatMap(kindsOf);
    const takes = lane === 'work' ? { except: others } : { only: kindsOf(lane) };
    return Array.from({ length: atOnce[lane] }, () => ({ ...runner, takes }));
  });
}
