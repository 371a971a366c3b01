/** What the server says about background jobs. */
export const jobsMessages = {
  retried: 'The job is being tried again.',
  notFailed: 'This job has not failed: it has been done, or is still waiting for its next attempt.',
} as const;
