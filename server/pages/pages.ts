import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { VIEWER_HEADER, viewerOf } from '#contract/viewer.ts';
import { currencyFrom, DEFAULT_CURRENCY } from '#domain/currencies.ts';
import { htmlLang } from '#domain/locale.ts';
import { mailedLinkPaths } from '#domain/mailed-links.ts';
import { getSiteSettings, presentSiteSettings } from '#server/features/academy/index.ts';
import { deleteSessionOfCookie, findPageViewer } from '#server/features/accounts/index.ts';
import { localeOfPage, storeRequestedLocale } from '#server/http/choose-language.ts';
import {
  clearLogoutCookie,
  clearSessionCookie,
  isLoggedOut,
  originOf,
  readSecretCookie,
} from '#server/http/cookies.ts';
import { failureOf } from '#server/http/errors.ts';
import { injectTransport } from '#server/http/inject-transport.ts';
import {
  sendLimitedPage,
  sendOfflinePage,
  sendOutagePage,
  themeOf,
} from '#server/http/plain-pages.ts';
import { isDataRequest } from '#server/http/request-target.ts';
import { nonceOf } from '#server/http/security.ts';
import { sharePage } from '#server/lib/html/share-page.rules.ts';
import type { PageRequest } from '#web/handler.ts';
import { createDirectReader } from './direct-reader.ts';

/** Renders one page request; built by the web, called here. */
export type RenderPage = (request: Request, page: PageRequest) => Promise<Response>;

/** Answers a page request in Fastify's terms. */
export type PageHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type FormBody = Record<string, string>;

interface PagesOptions {
  pages: PageHandler;
}

/**
 * Pages respond to GET on every path that no call and no file has; those of mailed links also take
 * the form of readers without scripts.
 */
export const pagesPlugin = fp(async (app: FastifyInstance, { pages }: PagesOptions) => {
  app.get('/', pages);
  for (const path of Object.values(mailedLinkPaths)) {
    app.post(path, { config: { takesPageForm: true } }, pages);
  }
  app.get('/offline', async (request, reply) => sendOfflinePage(request, reply));
});

/**
 * Connects the web's renderer with this server: its calls run in the same process. Where even the
 * renderer's error pages fail, a plain page with the right status is sent.
 */
export function createPageHandler(app: FastifyInstance, render: RenderPage): PageHandler {
  return async (request, reply) => {
    try {
      const { response, isPersonal } = await renderPage(app, render, request, reply);
      // The renderer's last resort, when its error pages failed as well, is plain text.
      const isBare = response.status === 500 && !isMarkup(response);
      if (isBare && !isDataRequest(request)) return sendOutagePage(request, reply, 'failed');
      // A response that caches may store, such as a picture, sets no cookie.
      if (!response.headers.has('cache-control')) storeRequestedLocale(request, reply);
      if (request.guestResponseMaker !== null)
        return await sendSharedPage(request, reply, response);
      return await sendPage(reply, response, isPersonal);
    } catch (error) {
      const failure = failureOf(error, request);
      if (failure.code === 'RATE_LIMITED') return sendLimitedPage(request, reply, failure);
      const isAway = failure.code === 'SERVICE_UNAVAILABLE';
      return sendOutagePage(request, reply, isAway ? 'unavailable' : 'failed');
    }
  };
}

function isMarkup(response: Response): boolean {
  return response.headers.get('content-type')?.startsWith('text/html') ?? false;
}

/** The cookie of the session that a page is rendered for; null for guests. */
async function readSession(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<string | null> {
  const cookie = readSecretCookie(request, 'session');
  if (!isLoggedOut(request)) return cookie;
  // The call of that logout failed: the session is ended now.
  if (cookie !== null) await deleteSessionOfCookie(app.dependencies.database.db, cookie);
  clearSessionCookie(request, reply);
  clearLogoutCookie(request, reply);
  return null;
}

async function renderPage(
  app: FastifyInstance,
  render: RenderPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ response: Response; isPersonal: boolean }> {
  const { dependencies } = app;
  const { db } = dependencies.database;
  const cookie = await readSession(app, request, reply);
  const [viewer, site] = await Promise.all([
    cookie === null ? null : findPageViewer(dependencies, { cookie }),
    getSiteSettings(db),
  ]);
  const user = viewer?.user ?? null;
  if (viewer !== null) {
    request.currentUser = viewer.currentUser;
    await app.countForAccount(request);
  }
  const locale = localeOfPage(request, user?.language_preference);
  reply.header(VIEWER_HEADER, viewerOf(user)).header('content-language', htmlLang[locale]);
  const origin = originOf(request, dependencies);
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    if (value !== undefined) headers.set(name, [value].flat().join(', '));
  }
  const abort = new AbortController();
  reply.raw.once('close', () => {
    // Others wait for a shared page, even if the client that asked first is gone.
    if (!reply.raw.writableFinished && request.guestResponseMaker === null) abort.abort();
  });
  // Put together as text: resolved against the origin, a path of two slashes names a host.
  const page = new Request(new URL(`${origin}${request.url}`), {
    method: request.method,
    headers,
    signal: abort.signal,
    ...(request.bodyIsForm && { body: new URLSearchParams(request.body as FormBody) }),
  });
  const response = await render(page, {
    transport: injectTransport(app, {
      headers: {
        // Addresses in an answer (a link to share) are those under which the page was asked for.
        host: request.host,
        'x-forwarded-proto': request.protocol,
        'x-internal-key': app.internalKey,
      },
      remoteAddress: request.ip,
    }),
    readDirectly: createDirectReader(app, request, reply, locale),
    // The inner calls show the cookie: the token itself is known to the browser alone.
    token: viewer === null ? null : cookie,
    locale,
    theme: themeOf(request),
    // Guests share their pages, whatever language or currency they chose before.
    currency: (user && currencyFrom(request.cookies.currency)) ?? DEFAULT_CURRENCY,
    user,
    notices: viewer?.notices ?? null,
    site: presentSiteSettings(site),
    nonce: nonceOf(request),
    origin,
    reportError: (error) => request.log.error({ err: error }, 'rendering a page failed'),
  });
  return { response, isPersonal: user !== null };
}

/** Sends a page that all guests of its language get, where it can be the same for them all. */
async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  response: Response,
): Promise<FastifyReply> {
  let body = Buffer.from(await response.arrayBuffer());
  if (isMarkup(response)) {
    const page = sharePage(body.toString(), nonceOf(request));
    if (page === null) {
      request.guestResponseMaker?.abandon();
      request.guestResponseMaker = null;
    } else {
      body = Buffer.from(page.html);
      reply.header('content-security-policy', request.server.contentSecurityPolicy(page.scripts));
    }
  }
  copyHead(reply, response);
  if (!response.headers.has('cache-control')) reply.header('cache-control', 'private, no-cache');
  return reply.send(body);
}

function copyHead(reply: FastifyReply, response: Response): void {
  reply.code(response.status);
  for (const [name, value] of response.headers) reply.header(name, value);
}

async function sendPage(
  reply: FastifyReply,
  response: Response,
  isPersonal: boolean,
): Promise<FastifyReply> {
  // Sent in one piece: the loaders have finished, and many small writes would cost more than the
  // rendering.
  const body = response.body === null ? undefined : Buffer.from(await response.arrayBuffer());
  copyHead(reply, response);
  // Pages differ by person and language, so a shared cache must not store them; nor may a browser,
  // which would still show them on this device after logout.
  if (!response.headers.has('cache-control')) {
    reply.header('cache-control', isPersonal ? 'private, no-store' : 'private, no-cache');
  }
  return reply.send(body);
}
