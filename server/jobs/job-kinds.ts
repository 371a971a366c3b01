import type { JobKind } from '#contract/jobs.ts';
import type { Dependencies } from '#server/dependencies.ts';
import {
  currentAddressEmailJob,
  newAddressEmailJob,
  newDeviceEmailJob,
  passwordChangedEmailJob,
  resetEmailJob,
  verificationEmailJob,
  welcomeEmailJob,
} from '#server/features/accounts/index.ts';
import { noticeEmailJob } from '#server/features/notifications/index.ts';
import { orderEmailJob } from '#server/features/orders/index.ts';
import { deletionEmailJob } from '#server/features/privacy/index.ts';
import { transitionEmailJob } from '#server/features/rewards/index.ts';
import type { Job } from '#server/lib/queue/define-job.ts';
import type { JobRunner } from '#server/lib/queue/run-jobs.ts';

/** Every kind of job: one that is not here does not compile. */
const jobs: { [Kind in JobKind]: Job<unknown, Dependencies> } = {
  reset_email: resetEmailJob,
  verification_email: verificationEmailJob,
  welcome_email: welcomeEmailJob,
  password_changed_email: passwordChangedEmailJob,
  new_device_email: newDeviceEmailJob,
  new_address_email: newAddressEmailJob,
  current_address_email: currentAddressEmailJob,
  redemption_email: transitionEmailJob,
  deletion_email: deletionEmailJob,
  order_email: orderEmailJob,
  notice_email: noticeEmailJob,
};

/** Runs the academy's jobs. @param onFailure told of each failure */
export const jobRunnerOf = (
  dependencies: Dependencies,
  onFailure: JobRunner<Dependencies>['onFailure'],
): JobRunner<Dependencies> => ({
  db: dependencies.database.db,
  jobs: Object.values(jobs),
  needs: dependencies,
  now: dependencies.now,
  onFailure,
});
