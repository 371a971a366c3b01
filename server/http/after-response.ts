import type { FastifyInstance } from 'fastify';

/**
 * Runs work that the response need not wait for (sending email) but that a closing server waits
 * for, so that it is not lost. The work handles its own errors.
 * @returns takes the work
 */
export function createAfterResponse(app: FastifyInstance): (work: Promise<void>) => void {
  const underway = new Set<Promise<void>>();
  app.addHook('onClose', async () => {
    await Promise.allSettled(underway);
  });
  return (work) => {
    underway.add(work);
    work.finally(() => underway.delete(work));
  };
}
