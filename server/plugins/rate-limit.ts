import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { Failure } from '../kit/failure.ts';

const CALLS_PER_ADDRESS_A_MINUTE = 600;
const CALLS_PER_ACCOUNT_A_MINUTE = 300;
const REGISTRATIONS_PER_ADDRESS_AN_HOUR = 20;

declare module 'fastify' {
  interface FastifyInstance {
    /** Sent with the calls that server rendering makes in this process: they are not counted. */
    internalKey: string;
  }
}

/** Limits of decisions.md §3, generous enough for a classroom behind one address. */
export const rateLimitPlugin = fp(async (app: FastifyInstance) => {
  app.decorate('internalKey', randomUUID());
  if (!app.deps.settings.rateLimit) return;
  const isInternal = (request: FastifyRequest) =>
    request.headers['x-internal-key'] === app.internalKey;
  const errorResponseBuilder = (_: FastifyRequest, context: { ttl: number }) =>
    new Failure('RATE_LIMITED', { retryAfterSeconds: Math.ceil(context.ttl / 1000) });

  await app.register(rateLimit, { global: false, errorResponseBuilder });
  const perAddress = app.createRateLimit({
    max: CALLS_PER_ADDRESS_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `address:${request.ip}`,
  });
  const perAccount = app.createRateLimit({
    max: CALLS_PER_ACCOUNT_A_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request: FastifyRequest) => `account:${request.caller?.userId}`,
  });
  const registrations = app.createRateLimit({
    max: REGISTRATIONS_PER_ADDRESS_AN_HOUR,
    timeWindow: '1 hour',
    keyGenerator: (request: FastifyRequest) => `register:${request.ip}`,
  });

  app.addHook('onRequest', async (request) => {
    const { call } = request.routeOptions.config;
    if (call === undefined || isInternal(request)) return;
    const checks = [
      perAddress,
      ...(request.caller ? [perAccount] : []),
      ...(call.name === 'accounts.register' ? [registrations] : []),
    ];
    for (const check of checks) {
      const limit = await check(request);
      if (!limit.isAllowed && limit.isExceeded) {
        throw new Failure('RATE_LIMITED', { retryAfterSeconds: limit.ttlInSeconds });
      }
    }
  });
});
