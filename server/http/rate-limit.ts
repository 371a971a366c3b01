import { randomBytes, timingSafeEqual } from 'node:crypto';
import rateLimit, { type FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import {
  type CountedAs,
  countedAs,
  REGISTRATIONS_PER_ADDRESS_AN_HOUR,
  REQUESTS_PER_ACCOUNT,
  REQUESTS_PER_ADDRESS,
} from '#server/http/rate-limit.rules.ts';
import { addressKey } from '#server/lib/address-key.ts';
import { AppError } from '#server/lib/app-error.ts';
import { sendLimitedPage } from './plain-pages.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /**
     * Sent with the calls that server rendering makes in this process. Their reads are not counted
     * again: the page that they belong to was, for its address and its account, and a page makes a
     * fixed handful of them. Calls that change something are always counted.
     */
    internalKey: string;
    /**
     * Counts a page for the account that `request.caller` names.
     * @throws AppError RATE_LIMITED
     */
    countForAccount: (request: FastifyRequest) => Promise<void>;
    /** Counts a request for its address; false: there were too many. */
    isWithinAddressLimit: (request: FastifyRequest) => Promise<boolean> | boolean;
  }
}

type Check = (request: FastifyRequest) => Promise<void>;

interface RateLimitOptions {
  /** Where requests are counted; absent: in the memory of this process, for it alone. */
  store?: FastifyRateLimitStoreCtor | undefined;
}

/** Limits, generous enough for a classroom behind one address. */
export const rateLimitPlugin = fp<RateLimitOptions>(async (app, { store }) => {
  const internalKey = randomBytes(32);
  app.decorate('internalKey', internalKey.toString('base64url'));
  if (!app.dependencies.settings.rateLimit) {
    app.decorate('countForAccount', async () => {});
    app.decorate('isWithinAddressLimit', () => true);
    return;
  }
  const isInternalRead = ({ method, headers }: FastifyRequest) => {
    const sent = headers['x-internal-key'];
    if (typeof sent !== 'string' || method !== 'GET') return false;
    const bytes = Buffer.from(sent, 'base64url');
    return bytes.length === internalKey.length && timingSafeEqual(bytes, internalKey);
  };

  await app.register(rateLimit, { global: false, ...(store && { store }) });
  const limit = (
    name: string,
    max: number,
    timeWindow: string,
    keyOf: (request: FastifyRequest) => string,
  ): Check => {
    // A store that several limits share tells them apart by the name.
    const keyGenerator = (request: FastifyRequest) => `${name} ${keyOf(request)}`;
    const count = app.createRateLimit({ max, timeWindow, keyGenerator });
    return async (request) => {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) return;
      throw new AppError('RATE_LIMITED', { retryAfterSeconds: result.ttlInSeconds });
    };
  };
  const ofAddress = (request: FastifyRequest) => addressKey(request.ip);
  const perAddress = Object.fromEntries(
    Object.entries(REQUESTS_PER_ADDRESS).map(([kind, max]) => [
      kind,
      limit(kind, max, '1 minute', ofAddress),
    ]),
  ) as Record<Exclude<CountedAs, null>, Check>;
  const perAccount = limit('account', REQUESTS_PER_ACCOUNT, '1 minute', ({ currentUser }) =>
    String(currentUser?.userId),
  );
  const registrations = limit(
    'registration',
    REGISTRATIONS_PER_ADDRESS_AN_HOUR,
    '1 hour',
    ofAddress,
  );
  app.decorate('countForAccount', perAccount);
  app.decorate('isWithinAddressLimit', async (request: FastifyRequest) => {
    const kind = countedAs(request.url.split('?')[0] ?? '/', request.is404);
    if (kind === null) return true;
    return perAddress[kind](request).then(
      () => true,
      (error) => {
        if (error instanceof AppError) return false;
        throw error;
      },
    );
  });

  app.addHook('onRequest', async (request, reply) => {
    if (isInternalRead(request)) return;
    const kind = countedAs(request.url.split('?')[0] ?? '/', request.is404);
    if (kind === null) return;
    try {
      await perAddress[kind](request);
    } catch (error) {
      if (kind !== 'page' || !(error instanceof AppError)) throw error;
      return sendLimitedPage(request, reply, error);
    }
    if (kind !== 'call') return;
    if (request.currentUser) await perAccount(request);
    if (/^(accounts|oidc)\.register$/.test(request.routeOptions.config.call?.name ?? ''))
      await registrations(request);
  });
});
