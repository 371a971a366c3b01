import type { FastifyInstance } from 'fastify';
import { type Stop, stopTimes } from '#server/lib/stop.ts';

const countOf = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;

/**
 * Drains, accepts no more requests and finishes the open ones. Requests that exceed their
 * time are answered 503, or cut where their response has begun.
 * @param cutShort ends what runs in the database
 */
export async function stopServing(
  app: FastifyInstance,
  {
    stop,
    drainSeconds,
    cutShort,
  }: { stop: Stop; drainSeconds: number; cutShort: () => Promise<unknown> },
): Promise<void> {
  await app.drain(drainSeconds * 1000);
  // Not cleared where all requests end before: jobs and maintenance use the database as well.
  setTimeout(async () => {
    await cutShort();
    const refused = app.refuseOpen();
    if (refused > 0) stop.cut(countOf(refused, 'request'));
  }, stopTimes.statements).unref();
  const cutting = setTimeout(() => {
    const cut = app.cutConnections();
    if (cut > 0) stop.cut(countOf(cut, 'response'));
  }, stopTimes.connections);
  await stop.waitFor('requests', app.close());
  clearTimeout(cutting);
}
