import { setImmediate } from 'node:timers/promises';
import fp from 'fastify-plugin';
import { addressKey } from '#server/lib/address-key.ts';
import { AppError } from '#server/lib/app-error.ts';
import { hasBody } from './slow-requests.ts';

/** One address has at most this part of all bodies on their way: more than a classroom uploads. */
const PART_OF_ADDRESS = 16;

const RETRY_AFTER_SECONDS = 2;

interface ArrivingBodiesOptions {
  /** Bodies on their way at once in this process. */
  maxArriving: number;
}

/**
 * A request whose body is still on its way takes no place among those that are worked on
 * (`overloadPlugin`): a slow sender is not load. Bodies on their way have a bound of their own, in all (503) and for
 * each address (429). After `bodiesPlugin`, whose hooks have read the body.
 */
export const arrivingBodiesPlugin = fp<ArrivingBodiesOptions>(async (app, { maxArriving }) => {
  const maxOfAddress = Math.max(1, Math.floor(maxArriving / PART_OF_ADDRESS));
  const ofAddress = new Map<string, number>();
  let arriving = 0;

  function begin(address: string): () => void {
    arriving++;
    ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1);
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      arriving--;
      const left = (ofAddress.get(address) ?? 1) - 1;
      if (left === 0) ofAddress.delete(address);
      else ofAddress.set(address, left);
    };
  }

  app.decorateRequest('endArrival', null);
  app.addHook('preParsing', async (request, reply) => {
    const { raw } = request;
    // Not false: the body is complete, or the request comes from within the process.
    if (!hasBody(raw) || raw.complete !== false) return;
    // A small body is read in the same turn as its headers, or the next one.
    await setImmediate();
    if (raw.complete || reply.raw.destroyed) return;
    request.loadPlace?.leave();
    const address = addressKey(request.ip);
    const retryAfterSeconds = RETRY_AFTER_SECONDS;
    if ((ofAddress.get(address) ?? 0) >= maxOfAddress) {
      throw new AppError('RATE_LIMITED', { retryAfterSeconds });
    }
    if (arriving >= maxArriving) throw new AppError('SERVICE_UNAVAILABLE', { retryAfterSeconds });
    request.endArrival = begin(address);
    reply.raw.once('close', request.endArrival);
  });
  app.addHook('preValidation', async (request, reply) => {
    if (request.endArrival === null) return;
    request.endArrival();
    return app.takePlaceAgain(request, reply);
  });
});

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends the counting of a body that was on its way; null: it had arrived with its headers. */
    endArrival: (() => void) | null;
  }
}
