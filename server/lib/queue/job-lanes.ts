/**
 * What jobs wait for: the mail server, the push services of browsers, or neither. A server that
 * does not answer delays only the jobs of its lane. The database names the lane by the kind: `*_email`
 * waits for the mail server, `*_push` for a push service, anything else for neither.
 */
export const jobLanes = ['mail', 'push', 'work'] as const;
export type JobLane = (typeof jobLanes)[number];
