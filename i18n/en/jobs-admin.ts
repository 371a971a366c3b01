import type { JobKind } from '#contract/jobs.ts';

/** Background jobs: emails and other work that follows from a change. */
export const jobs = {
  lead: 'Emails and other work that the server does after a change. What fails is tried again for three days; what still fails then waits here for you.',
  state: 'Status',
  states: { failed: 'Failed', waiting: 'Waiting' },
  kinds: {
    reset_email: 'Email: set a new password',
    verification_email: 'Email: verify the address',
    welcome_email: 'Email: welcome, with a link to set the password',
    password_changed_email: 'Email: the password was changed',
    new_device_email: 'Email: a login from a new device',
    new_address_email: 'Email: confirm the new address',
    current_address_email: 'Email: agree to a change of address',
    redemption_email: 'Email: news of a reward request',
    deletion_email: 'Email: the account will be deleted',
    order_email: 'Email: news of a course order',
    notice_email: 'Email: notification',
    digest_email: 'Email: digest of notifications',
    ledger_check: 'Daily check of the points ledger',
  } satisfies Record<JobKind, string>,
  columns: {
    job: 'Job',
    attempts: 'Attempts',
    reason: 'Reason',
    created: 'Created',
    failed: 'Gave up',
    next: 'Next attempt',
    actions: 'Actions',
  },
  noReason: 'Not tried yet',
  retry: 'Try again',
  retryNamed: 'Try again: {{kind}}, no. {{id}}',
  emptyTitle: 'Nothing has failed',
  emptyText: 'Every email was accepted by the mail server, or is still being tried.',
} as const;
