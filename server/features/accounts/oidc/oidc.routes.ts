import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Identity, oidcCalls } from '#contract/oidc.ts';
import { createToken } from '#server/auth/token.ts';
import { originOf, readSecretCookie, setSecretCookie } from '#server/http/cookies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { AppError } from '#server/lib/app-error.ts';
import { getUser } from '../accounts.queries.ts';
import { presentUser } from '../present-user.ts';
import { demandCode } from '../second-factor/log-in-by-code.ts';
import { attemptFrom, enter, userAgentOf } from '../start-browser-session.ts';
import { unlinkIdentity } from './edit-identities.ts';
import { OIDC_MINUTES } from './oidc.rules.ts';
import { listIdentities } from './oidc.store.ts';
import { finishOidcFlow, startOidcFlow } from './oidc-flow.ts';
import { registerByOidc } from './register-by-oidc.ts';

/** The page to which the provider leads back. */
const PAGE = '/auth/oidc';

const redirectUriOf = (request: FastifyRequest) =>
  `${originOf(request, request.server.dependencies)}${PAGE}`;

/** The browser that begins a login at the provider; it gets a secret where it has none. */
function browserThatBegins(request: FastifyRequest, reply: FastifyReply) {
  const browser = readSecretCookie(request, 'oidc') ?? createToken();
  // Twice as long as one part: to log in at the provider, and to register.
  setSecretCookie(request, reply, 'oidc', {
    value: browser,
    maxAgeSeconds: 2 * OIDC_MINUTES * 60,
  });
  return { browser, redirectUri: redirectUriOf(request) };
}

/** @throws AppError SESSION_EXPIRED in a browser that has begun nothing */
function browserThatArrives(request: FastifyRequest) {
  const browser = readSecretCookie(request, 'oidc');
  if (browser === null) {
    throw new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.oidc.over' });
  }
  return { browser, redirectUri: redirectUriOf(request) };
}

export function registerGuestOidcRoutes(app: FastifyInstance): void {
  defineRoute(app, oidcCalls.provider, async ({ dependencies }) => ({
    name: dependencies.settings.oidc?.name ?? null,
  }));

  defineRoute(app, oidcCalls.start, async ({ body, dependencies, request, reply }) => {
    const begun = { sessionId: null, redirect: body.redirect };
    return { url: await startOidcFlow(dependencies, browserThatBegins(request, reply), begun) };
  });

  defineRoute(
    app,
    oidcCalls.finish,
    async ({ body, dependencies, currentUser, t, request, reply }) => {
      const browser = browserThatArrives(request);
      const arrival = await finishOidcFlow(dependencies, browser, body.answer, currentUser);
      const nobody = { session: null, redirect: '', is_linked: false, newcomer: null };
      if (arrival.kind === 'linked') {
        return new HttpResponse({ ...nobody, is_linked: true }, t('messages.accounts.oidc.linked'));
      }
      const { redirect } = arrival;
      if (arrival.kind === 'newcomer') return { ...nobody, redirect, newcomer: arrival.newcomer };
      const { userId, passwordHash, isStillLinked } = arrival;
      const login = { userId, passwordHash, rememberMe: false };
      await demandCode(dependencies, { ...login, userAgent: userAgentOf(request) });
      const token = await enter(request, reply, { ...login, isStillLinked });
      const user = presentUser(await getUser(dependencies.database.db, userId));
      const session = { user, token };
      return new HttpResponse({ ...nobody, redirect, session }, t('messages.accounts.loggedIn'));
    },
  );

  defineRoute(
    app,
    oidcCalls.register,
    async ({ body, dependencies, locale, t, request, reply }) => {
      const { browser } = browserThatArrives(request);
      const { address } = attemptFrom(request);
      const known = { browser, fallbackLanguage: locale, address };
      const { user, passwordHash } = await registerByOidc(dependencies, body, known);
      const login = { userId: user.user_id, passwordHash, rememberMe: false };
      const token = await enter(request, reply, login);
      return new HttpResponse(
        { user: presentUser(user), token },
        t('messages.accounts.registered'),
      );
    },
  );
}

type Row = Awaited<ReturnType<typeof listIdentities>>[number];

const presentIdentity = (row: Row): Identity => ({
  identity_id: row.identity_id,
  issuer: row.issuer,
  email: row.email,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at.toISOString(),
});

export function registerLearnerOidcRoutes(app: FastifyInstance): void {
  defineRoute(app, oidcCalls.identities, async ({ dependencies, currentUser }) => ({
    list: (await listIdentities(dependencies.database.db, currentUser.userId)).map(presentIdentity),
    provider: dependencies.settings.oidc?.name ?? null,
  }));

  defineRoute(app, oidcCalls.link, async ({ dependencies, currentUser, request, reply }) => {
    const begun = { sessionId: currentUser.sessionId, redirect: '' };
    return { url: await startOidcFlow(dependencies, browserThatBegins(request, reply), begun) };
  });

  defineRoute(app, oidcCalls.unlink, async ({ params, dependencies, currentUser, t }) => {
    await unlinkIdentity(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.accounts.oidc.unlinked'));
  });
}
