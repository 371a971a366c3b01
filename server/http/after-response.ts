import type { FastifyInstance } from 'fastify';

/**
 * Work that nobody who asked has to wait for (the post), but that a closing server waits
 * for, so that it is not lost half-way. The work handles its own failures.
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
