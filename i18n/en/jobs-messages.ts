/** What the server says about background jobs. */
export const jobsMessages = {
  retried: 'The job is tried again now.',
  notFailed: 'This job has not failed: it was done, or is still waiting for its next attempt.',
} as const;
