/** What the server says about background jobs. */
export const jobsMessages = {
  retried: 'The job is being tried again.',
  allRetried_one: 'One job is being tried again.',
  allRetried_other: '{{count}} jobs are being tried again.',
  cancelled: 'The job has been cancelled.',
  notRetried: 'This job cannot be tried again now: it is done, or running.',
  notCancelled: 'This job cannot be cancelled: it is done, running, or sends more than a message.',
} as const;
