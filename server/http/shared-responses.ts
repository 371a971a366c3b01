import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { originOf, readSecretCookie } from './cookies.ts';
import { localeOfPage, rememberRequestedLocale, themeOf } from './plain-pages.ts';
import { countedAs } from './rate-limit.rules.ts';
import { cacheKeyOf, encodingOf, matchesTag, minuteOf } from './shared-cache.rules.ts';
import { type Maker, SharedCache, SharedResponse } from './shared-cache.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Set while this request makes a response that all guests of its language will get: it
     * must not hold anything of this request alone (a nonce, a cookie, an id).
     */
    sharedMaker: Maker | null;
  }
}

/** A device's choice beside language and theme; longer values are nobody's choice. */
const MAX_READER_LENGTH = 20;

/**
 * A shared cache (a CDN) may answer for a second by itself; a browser asks each time, since
 * who logs in or changes the language must see it on the next page.
 */
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=1';
/** Only for shared caches (RFC 9213): browsers would show a stale page after a login. */
const CDN_CACHE_CONTROL = 'max-age=1, stale-while-revalidate=30';

const VARY = {
  call: 'Accept-Encoding, Accept-Language, Authorization, Token',
  page: 'Accept-Encoding, Cookie',
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

/** Whether the request says, truly or not, who asks. */
function isPersonal(request: FastifyRequest): boolean {
  return (
    request.token !== null ||
    request.currentUser !== null ||
    request.headers.authorization !== undefined ||
    // The calls of a page are read for that page, and stored as a part of it.
    request.headers['x-internal-key'] !== undefined ||
    readSecretCookie(request, 'session') !== null
  );
}

function keyOf(request: FastifyRequest, kind: Kind): string | null {
  const reader = request.cookies.reader ?? '';
  if (reader.length > MAX_READER_LENGTH) return null;
  const isCall = kind === 'call';
  return cacheKeyOf({
    method: request.method,
    url: request.url,
    origin: originOf(request, request.server.dependencies),
    locale: isCall ? request.locale : localeOfPage(request),
    theme: isCall ? '' : `${themeOf(request)},${reader}`,
    isPersonal: isPersonal(request),
  });
}

function sharedHeaders(reply: FastifyReply, kind: Kind): Record<string, string> {
  const own = Object.entries(reply.getHeaders()).filter(
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

/** Sets the headers of a shared response. @returns its bytes, or null where the client has them */
async function prepareShared(
  request: FastifyRequest,
  reply: FastifyReply,
  response: SharedResponse,
): Promise<Buffer | null> {
  const tag = `"${response.tag}"`;
  reply.headers(response.headers).header('etag', `W/${tag}`);
  if (matchesTag(request.headers['if-none-match'], tag)) {
    reply.code(304).removeHeader('content-type');
    return null;
  }
  const encoding = response.encodingFor(encodingOf(request.headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return response.body(encoding);
}

/**
 * Sends what all guests of a language share from the memory of this process. Whatever is
 * about a person neither comes from there nor gets there: a request that carries a session
 * or a token is not looked up, and its response is not stored.
 */
export const sharedResponsesPlugin = fp(async (app: FastifyInstance) => {
  app.decorateRequest('sharedMaker', null);
  const { settings, database, now } = app.dependencies;
  if (!settings.responseCache) return;
  const cache = new SharedCache(database.changes);
  app.addHook('onClose', async () => cache.close());

  app.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET') return;
    const kind = kindOf(request);
    const key = kind && keyOf(request, kind);
    if (key === null) return;
    const found = await cache.find(key, minuteOf(now()));
    if (found instanceof SharedResponse) {
      if (kind === 'page') rememberRequestedLocale(request, reply);
      return reply.send(await prepareShared(request, reply, found));
    }
    request.sharedMaker = found;
    // Whatever ends the request, nobody waits for it longer.
    reply.raw.once('close', () => found.abandon());
  });

  app.addHook('onSend', async (request, reply, payload) => {
    noteChange(request, reply, cache);
    const maker = request.sharedMaker;
    const kind = maker && kindOf(request);
    if (maker === null || kind === null) return payload;
    request.sharedMaker = null;
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (reply.statusCode !== 200 || !isWhole) {
      maker.abandon();
      return payload;
    }
    const response = maker.store(sharedHeaders(reply, kind), Buffer.from(payload));
    return prepareShared(request, reply, response);
  });
});

/** A call that succeeded may have moved what guests see: likes, ratings, learners, stock, names. */
function noteChange(request: FastifyRequest, reply: FastifyReply, cache: SharedCache): void {
  const { call } = request.routeOptions.config;
  if (call === undefined || reply.statusCode >= 400) return;
  const changes = call.alsoPost === true || (call.method !== 'GET' && call.readsOnly !== true);
  if (changes) cache.noteCounterChange();
}
