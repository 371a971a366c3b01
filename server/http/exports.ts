import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';

/** Media types of files that are made for the request, from any number of rows. */
const MADE_TYPES = new Set(['text/csv', 'application/pdf', 'application/zip']);

/** Each process makes so many files at once: they share its one thread with all other requests. */
const MAX_AT_ONCE = 2;

/** Who reads more slowly than this no longer keeps others from theirs. */
const MAX_HELD_MS = 60_000;

const RETRY_AFTER_SECONDS = 2;

/**
 * Makes two exports at a time, and one of each account, until their last byte; others are refused
 * with 503 and `Retry-After`. After the hooks that identify the caller.
 */
export const exportsPlugin = fp(async (app) => {
  const accounts = new Set<number>();
  app.addHook('preHandler', async ({ routeOptions, currentUser }, reply) => {
    if (currentUser === null || !MADE_TYPES.has(routeOptions.config.call?.sendsFile ?? '')) return;
    const { userId } = currentUser;
    if (accounts.size >= MAX_AT_ONCE || accounts.has(userId)) {
      throw new AppError('SERVICE_UNAVAILABLE', {
        retryAfterSeconds: RETRY_AFTER_SECONDS,
        msg: 'messages.common.exportsBusy',
      });
    }
    accounts.add(userId);
    let isHeld = true;
    const release = () => {
      clearTimeout(timer);
      if (isHeld) accounts.delete(userId);
      isHeld = false;
    };
    const timer = setTimeout(release, MAX_HELD_MS).unref();
    reply.raw.once('close', release);
  });
});
