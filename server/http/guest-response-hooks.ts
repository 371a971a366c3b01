import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { changesSomething } from '#contract/changes-something.ts';
import { localeOf, localeOfPage, storeRequestedLocale } from './choose-language.ts';
import { originOf, readSecretCookie } from './cookies.ts';
import { cacheKeyOf, encodingOf, matchesTag, minuteOf } from './guest-response-cache.rules.ts';
import { GuestResponse, GuestResponseCache, type Maker } from './guest-response-cache.ts';
import { themeOf } from './plain-pages.ts';
import { countedAs } from './rate-limit.rules.ts';
import { isHost } from './request-target.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set while this request makes a response that all guests of its language will get: it must not
     * contain anything of this request alone (a nonce, a cookie, an id).
     */
    guestResponseMaker: Maker | null;
    /** The cache key of this request; null: it is not cached. */
    guestCacheKey: string | null;
    /** Whether the cache had the response, for the metrics. */
    isGuestCacheHit: boolean;
  }
}

/** A device's choice beside language and theme; longer values are ignored. */
const MAX_READER_LENGTH = 20;

/**
 * A shared cache (a CDN) may serve it for a second by itself; a browser revalidates each time,
 * since a login or a change of language must show on the next page.
 */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/** Only for shared caches (RFC 9213): browsers would show a stale page after a login. */
const CDN_CACHE_CONTROL = 'max-age=1, stale-while-revalidate=30';

const VARY = {
  call: 'Accept-Encoding, Accept-Language, Authorization, Token',
  page: 'Accept-Encoding, Accept-Language, Cookie',
} as const;

/** Headers that belong to one response alone. */
const OF_ONE_RESPONSE = new Set([
  'set-cookie',
  'date',
  'connection',
  'content-length',
  'retry-after',
]);
const LIMIT_HEADER = /^(x-)?ratelimit/;

type Kind = keyof typeof VARY;

function kindOf(request: FastifyRequest): Kind | null {
  const { call } = request.routeOptions.config;
  if (call !== undefined) return call.isShared === true ? 'call' : null;
  const path = request.url.split('?')[0] ?? '/';
  return countedAs(path, request.is404) === 'page' && path !== '/offline' ? 'page' : null;
}

/** Whether the request carries any credentials, valid or not. */
function isPersonal(request: FastifyRequest): boolean {
  const { headers } = request;
  return (
    headers.authorization !== undefined ||
    headers.token !== undefined ||
    // The calls of a page are read for that page, and stored as a part of it.
    headers['x-internal-key'] !== undefined ||
    (headers.cookie !== undefined && readSecretCookie(request, 'session') !== null)
  );
}

function keyOf(request: FastifyRequest): string | null {
  // Invalid addresses are refused by the other hooks.
  if (request.method !== 'GET' || isPersonal(request) || !isHost(request.host)) return null;
  const kind = kindOf(request);
  if (kind === null) return null;
  const reader = request.cookies.reader ?? '';
  if (reader.length > MAX_READER_LENGTH) return null;
  const isCall = kind === 'call';
  return cacheKeyOf({
    url: request.url,
    origin: originOf(request, request.server.dependencies),
    locale: isCall ? localeOf(request.headers['accept-language']) : localeOfPage(request),
    theme: isCall ? '' : `${themeOf(request)},${reader}`,
  });
}

function guestResponseHeaders(reply: FastifyReply, kind: Kind): Record<string, string> {
  // Headers that were set on Node's own response (by helmet) are sent as well.
  const all = { ...reply.raw.getHeaders(), ...reply.getHeaders() };
  const own = Object.entries(all).filter(
    ([name, value]) =>
      value !== undefined && !OF_ONE_RESPONSE.has(name) && !LIMIT_HEADER.test(name),
  );
  return {
    ...Object.fromEntries(own.map(([name, value]) => [name, String(value)])),
    'cache-control': SHARED_CACHE_CONTROL,
    'cdn-cache-control': CDN_CACHE_CONTROL,
    vary: VARY[kind],
  };
}

const hasTag = (request: FastifyRequest, response: GuestResponse) =>
  matchesTag(request.headers['if-none-match'], `"${response.tag}"`);

/** Sends a shared response through every hook. @returns its bytes, if any */
async function prepareShared(
  request: FastifyRequest,
  reply: FastifyReply,
  response: GuestResponse,
): Promise<Buffer | null> {
  const { headers, body } = await response.encode(encodingOf(request.headers['accept-encoding']));
  const { 'content-length': _, ...others } = headers;
  reply.headers(others);
  if (!hasTag(request, response)) return body;
  reply.code(304).removeHeader('content-type').removeHeader('content-encoding');
  return null;
}

/**
 * Sends what all guests of a language share from the memory of this process. Personal responses are
 * neither stored nor looked up: a request that carries a session or a token bypasses the cache.
 *
 * Two hooks: `before` the others, a fresh response is written straight to the socket (its headers
 * were made by the other hooks when it was stored); `after` them, a request waits for a response
 * that another one makes, or makes it.
 */
export function createSharedResponses(app: FastifyInstance) {
  app.decorateRequest('guestResponseMaker', null);
  app.decorateRequest('guestCacheKey', null);
  app.decorateRequest('isGuestCacheHit', false);
  const { settings, database, now } = app.dependencies;
  const nothing = fp(async () => {});
  if (!settings.responseCache) return { before: nothing, after: nothing };
  const cache = new GuestResponseCache(database.changes);
  app.addHook('onClose', async () => cache.close());

  const before = fp(async () => {
    app.addHook('onRequest', async (request, reply) => {
      request.guestCacheKey = keyOf(request);
      // A language in the address sets a cookie, which is one response's alone.
      if (request.guestCacheKey === null || request.url.includes('lang=')) return;
      const found = cache.peek(request.guestCacheKey, minuteOf(now()));
      const encoded = found?.ready(encodingOf(request.headers['accept-encoding']));
      if (found === undefined || encoded === undefined || hasTag(request, found)) return;
      // Beyond its limit a request is refused by the other hooks.
      if (!(await app.isWithinAddressLimit(request))) return;
      request.isGuestCacheHit = true;
      reply.hijack();
      reply.raw.writeHead(200, encoded.headers).end(encoded.body);
    });
  });

  const after = fp(async () => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.guestCacheKey === null) return;
      const found = await cache.find(request.guestCacheKey, minuteOf(now()));
      if (found instanceof GuestResponse) {
        request.isGuestCacheHit = true;
        if (kindOf(request) === 'page') storeRequestedLocale(request, reply);
        return reply.send(await prepareShared(request, reply, found));
      }
      request.guestResponseMaker = found;
      // However the request ends, the waiting ones are released.
      reply.raw.once('close', () => found.abandon());
      return app.takePlaceOfMaker(request, reply);
    });
    app.addHook('onSend', async (request, reply, payload) => {
      noteChange(request, reply, cache);
      const maker = request.guestResponseMaker;
      const kind = maker && kindOf(request);
      if (maker === null || kind === null) return payload;
      request.guestResponseMaker = null;
      const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
      if (reply.statusCode !== 200 || !isWhole) {
        maker.abandon();
        return payload;
      }
      const response = maker.store(guestResponseHeaders(reply, kind), Buffer.from(payload));
      return prepareShared(request, reply, response);
    });
  });
  return { before, after };
}

/**
 * A call that was not refused may have changed what guests see: likes, ratings, learners, stock,
 * names. One that failed may have been committed.
 */
function noteChange(request: FastifyRequest, reply: FastifyReply, cache: GuestResponseCache): void {
  const { call } = request.routeOptions.config;
  const isRefused = reply.statusCode >= 400 && reply.statusCode < 500;
  if (call !== undefined && changesSomething(call) && !isRefused) cache.noteCounterChange();
}
