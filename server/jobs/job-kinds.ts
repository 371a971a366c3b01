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
import type { Job } from '#server/lib/queue/define-job.ts';
import { type JobLane, jobLanes } from '#server/lib/queue/job-lanes.ts';
import { LaneGate } from '#server/lib/queue/lane-gate.ts';
import type { TakenJob } from '#server/lib/queue/queue.store.ts';
import type { JobRunner } from '#server/lib/queue/run-jobs.ts';
import { clearBounce, recordBounce } from '#server/mail/email-bounces.store.ts';
import type { Mailer } from '#server/mail/mailer.ts';
import { EmailRefused } from '#server/mail/smtp-errors.ts';
import { sendsEmail } from './sends-email.ts';

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

/** What a job calls back. */
export type JobEvents = Pick<
  JobRunner<Dependencies>,
  'onFailure' | 'onOutage' | 'onAbandoned' | 'abandoned'
>;

/** The mailer of one job: each attempt sends the same message, and marks an address that bounces. */
const mailerOf = (
  { mailer, database: { db }, now }: Dependencies,
  job: TakenJob,
  { onServed, abandoned }: { onServed: () => void; abandoned: AbortSignal | undefined },
): Mailer => ({
  ...mailer,
  send: async (email) => {
    const id = `job.${job.job_id}.${job.created_at.getTime().toString(36)}`;
    try {
      await mailer.send(email, { id, abandoned });
    } catch (error) {
      if (error instanceof EmailRefused && error.isBounce) {
        await recordBounce(db, email.to, now()).catch(() => {});
      }
      throw error;
    }
    onServed();
    // An email that has left is not sent again because of its mark.
    await clearBounce(db, email.to).catch(() => {});
  },
});

/** Runs the academy's jobs, whatever their lane. */
export const jobRunnerOf = (
  dependencies: Dependencies,
  events: JobEvents,
): JobRunner<Dependencies> => ({
  db: dependencies.database.db,
  jobs: Object.values(jobs),
  needs: dependencies,
  needsOf: (job, onServed) => ({
    ...dependencies,
    mailer: mailerOf(dependencies, job, { onServed, abandoned: events.abandoned }),
  }),
  now: dependencies.now,
  ...events,
  onFailed: notifyFailedJob,
  ...(dependencies.tracing !== null && { within: dependencies.tracing.runJob }),
});

/**
 * The jobs of a lane that a process runs at once. One email that takes long, such as to a server
 * that hangs, delays no urgent one. A push goes to a server that the browser has named: one that
 * does not answer in time must not delay the others.
 */
const atOnce: Record<JobLane, readonly { onlyUrgent?: boolean }[]> = {
  mail: [{}, {}, { onlyUrgent: true }],
  push: [{}, {}, {}, {}],
  work: [{}],
};

/** The runners of a process, which work side by side. */
export function jobRunnersOf(
  dependencies: Dependencies,
  events: JobEvents,
): JobRunner<Dependencies>[] {
  const { settings, now } = dependencies;
  const runner = jobRunnerOf(dependencies, events);
  const gate = new LaneGate({ now, perMinute: settings.smtpRate });
  return jobLanes
    .filter((lane) => lane !== 'mail' || sendsEmail(settings))
    .flatMap((lane) =>
      atOnce[lane].map((turn) => ({
        ...runner,
        takes: { lane, ...turn },
        ...(lane === 'mail' && { gate }),
      })),
    );
}
