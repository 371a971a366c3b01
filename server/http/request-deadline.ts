import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { timeLimits } from '#server/lib/time-limits.ts';
import { failureOf } from './errors.ts';
import { sendRefusalPage } from './plain-pages.ts';
import { countedAs } from './rate-limit.rules.ts';
import { isDataRequest } from './request-target.ts';

/** About as long as a short outage. */
const RETRY_AFTER_SECONDS = 5;

/** A response did not begin in time. */
class DeadlineError extends Error {
  override name = 'TimeoutError';
}

/**
 * Answers 503 where a response has not begun in time, counted from the arrival of the request. What
 * the request waits for has separate limits, so its work ends soon after, unseen: like any command
 * with an unknown outcome it may have been done. A response that has begun, such as a stream of
 * events, goes on.
 */
export const requestDeadlinePlugin = fp(async (app) => {
  app.addHook('onRequest', async (request, reply) => {
    const { call } = request.routeOptions.config ?? {};
    const isLong = call?.takesBytes || (call?.takesFile ?? call?.sendsFile) !== undefined;
    const { raw } = request;
    let isOver = false;
    const timer = setTimeout(
      () => {
        // A body on its way has a separate limit (`slowRequestsPlugin`).
        if (raw.complete === false) timer.refresh();
        else if (!reply.sent && !reply.raw.headersSent) sendLate(request, reply);
      },
      timeLimits[isLong ? 'longRequest' : 'request'].milliseconds,
    );
    timer.unref();
    raw.once('end', () => {
      if (!isOver) timer.refresh();
    });
    const end = () => {
      isOver = true;
      clearTimeout(timer);
    };
    reply.raw.once('prefinish', end).once('close', end);
  });
});

function sendLate(request: FastifyRequest, reply: FastifyReply): void {
  // How long it waited says nothing of the load.
  request.loadPlace?.leave();
  const late = new DeadlineError('the response did not begin in time');
  const isPage = countedAs(request.url.split('?')[0] ?? '/', request.is404) === 'page';
  if (isPage && !isDataRequest(request)) {
    failureOf(late, request);
    sendRefusalPage(request, reply, RETRY_AFTER_SECONDS);
  } else {
    reply.send(late);
  }
  // Its handler may still answer, without effect.
  reply.log = request.log.child({}, { level: 'silent' });
}
