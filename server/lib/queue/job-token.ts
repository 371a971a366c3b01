import { createHmac, randomBytes } from 'node:crypto';

/**
 * In memory alone: who reads the database cannot compute the tokens of its jobs. So an email that
 * another process repeats after the end of this one holds another link; both links work.
 */
const key = randomBytes(32);

/**
 * The secret of the link that a job mails: a retry mails the same link, so an email that arrived
 * twice holds one link, not two.
 */
export const jobToken = (job: { job_id: number; created_at: Date }): string =>
  createHmac('sha256', key)
    .update(`${job.job_id}:${job.created_at.toISOString()}`)
    .digest('base64url');
