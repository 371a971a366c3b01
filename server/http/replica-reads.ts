import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { Call } from '#contract/call.ts';
import { changesSomething } from '#contract/changes-something.ts';
import { REMEMBERED_WRITE_SECONDS } from '#contract/preferences.ts';
import type { ReadReplica } from '#database/read-replica.ts';
import { within } from '#database/within.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import { hasUnknownWrite, readSecretCookie, setSecretCookie } from './cookies.ts';

/** By how much the clocks of the academy's machines may differ, in milliseconds. */
const CLOCK_SKEW_MS = 1_000;

/**
 * Reads that may lag come from the replica, where there is one. A browser that has changed something
 * carries the time of it as a cookie, over all processes, so that its person reads back what they wrote.
 * A change that failed may have been committed; one that was refused was not.
 */
export const replicaReadsPlugin = fp(async (app: FastifyInstance) => {
  if (!app.dependencies.replica) return;
  app.addHook('onSend', async (request, reply) => {
    const { call } = request.routeOptions.config;
    const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
    if (call === undefined || !changesSomething(call) || isRefused) return;
    setSecretCookie(request, reply, 'wrote_at', {
      value: String(Date.now()),
      maxAgeSeconds: REMEMBERED_WRITE_SECONDS,
    });
  });
});

/**
 * Whether a request may be answered by the replica. A program that carries none of our cookies could
 * not say when it wrote, so it reads from the primary.
 */
function mayReadReplica(request: FastifyRequest, replica: ReadReplica): boolean {
  if (readSecretCookie(request, 'session') === null || hasUnknownWrite(request)) return false;
  const wroteAt = Number(readSecretCookie(request, 'wrote_at') ?? 0);
  return !Number.isNaN(wroteAt) && replica.isReadable(wroteAt + CLOCK_SKEW_MS);
}

/**
 * Runs the handler of a call on the replica where it may read from it, else on the primary. Where
 * the replica fails, which may cancel a query that delays its replay, or is silent, the primary
 * answers too.
 */
export async function onFittingDatabase<T>(
  call: Call,
  request: FastifyRequest,
  handle: (dependencies: Dependencies) => Promise<T>,
): Promise<T> {
  const { dependencies } = request.server;
  const { replica, database } = dependencies;
  if (!call.mayLag || !replica || !mayReadReplica(request, replica)) return handle(dependencies);
  try {
    const answer = handle({ ...dependencies, database: { ...database, db: replica.db } });
    return await within(timeLimits.replicaAnswer.milliseconds, answer);
  } catch (error) {
    if (error instanceof AppError) throw error;
    request.log.warn({ err: error, call: call.name }, 'the replica failed, the primary answers');
    return handle(dependencies);
  }
}
