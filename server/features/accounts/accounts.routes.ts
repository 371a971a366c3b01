import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import { countReferrals } from '#server/features/points/index.ts';
import {
  clearFormerCookie,
  clearLogoutCookie,
  clearSessionCookie,
  originOf,
  readSecretCookie,
} from '#server/http/cookies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { hashRequest, readIdempotencyKey } from '#server/http/idempotency.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findOwnInvitation, getUser } from './accounts.queries.ts';
import { updateUser } from './accounts.store.ts';
import { registerAvatarRoutes } from './avatar.routes.ts';
import { changePassword } from './change-password.ts';
import {
  registerGuestEmailChangeRoutes,
  registerLearnerEmailChangeRoutes,
} from './email-change/email-change.routes.ts';
import { logIn } from './log-in.ts';
import { registerGuestOidcRoutes, registerLearnerOidcRoutes } from './oidc/oidc.routes.ts';
import {
  registerGuestPasskeyRoutes,
  registerLearnerPasskeyRoutes,
} from './passkeys/passkeys.routes.ts';
import { findResetLink } from './password-reset-link.store.ts';
import { presentLoginMeans } from './present-login-means.ts';
import { presentUser } from './present-user.ts';
import { getProfileStatistics } from './profile-statistics.queries.ts';
import { registerUser } from './register-user.ts';
import type { RegistrationClaim } from './registration-claims.store.ts';
import { resetPassword } from './reset-password.ts';
import { demandCode } from './second-factor/log-in-by-code.ts';
import {
  registerGuestFactorRoutes,
  registerLearnerFactorRoutes,
} from './second-factor/second-factor.routes.ts';
import { requestResetLink } from './send-password-reset-link.ts';
import { cookieValueOf } from './session-cookie.ts';
import { findSession, listSessions } from './sessions.queries.ts';
import {
  deleteSessionById,
  deleteSessionOf,
  deleteSessionOfCookie,
  deleteSessions,
  setSessionCookieHash,
} from './sessions.store.ts';
import { attemptFrom, enter, setSessionCookies, userAgentOf } from './start-browser-session.ts';
import { serveGuestVerification, serveLearnerVerification } from './verification.routes.ts';

/** What a registration claims; null without an `Idempotency-Key`. */
async function readRegistrationClaim(
  request: FastifyRequest,
  body: unknown,
): Promise<RegistrationClaim | null> {
  const key = readIdempotencyKey(request);
  if (key === null) return null;
  const input = { params: undefined, query: undefined, body, upload: null };
  return { key, requestHash: await hashRequest(input) };
}

const invalidToken = () =>
  new AppError('SESSION_EXPIRED', { msg: 'messages.accounts.tokenInvalid' });

export function registerGuestAccountsRoutes(app: FastifyInstance): void {
  serveGuestVerification(app);
  registerGuestFactorRoutes(app);
  registerGuestPasskeyRoutes(app);
  registerGuestOidcRoutes(app);
  registerGuestEmailChangeRoutes(app);

  defineRoute(
    app,
    accountCalls.register,
    async ({ body, dependencies, locale, t, request, reply }) => {
      const registered = await registerUser(dependencies, body, {
        fallbackLanguage: locale,
        address: attemptFrom(request).address,
        claim: await readRegistrationClaim(request, body),
      });
      // Repeated, it is a login: with the password, since whoever knows the key need not know that.
      const { user, passwordHash } =
        registered ?? (await logIn(dependencies, { ...body, ...attemptFrom(request) }));
      const login = { userId: user.user_id, passwordHash, rememberMe: false };
      if (registered === null) {
        await demandCode(dependencies, { ...login, userAgent: userAgentOf(request) });
      }
      const token = await enter(request, reply, login);
      return new HttpResponse(
        { user: presentUser(user), token },
        t('messages.accounts.registered'),
      );
    },
    { claimsKey: true },
  );

  defineRoute(app, accountCalls.login, async ({ body, dependencies, t, request, reply }) => {
    const { user, passwordHash } = await logIn(dependencies, { ...body, ...attemptFrom(request) });
    const rememberMe = body.remember_me ?? false;
    const login = { userId: user.user_id, passwordHash, rememberMe };
    await demandCode(dependencies, { ...login, userAgent: userAgentOf(request) });
    const token = await enter(request, reply, login);
    return new HttpResponse({ user: presentUser(user), token }, t('messages.accounts.loggedIn'));
  });

  defineRoute(
    app,
    accountCalls.logout,
    async ({ dependencies, t, currentUser, request, reply }) => {
      const { db } = dependencies.database;
      if (currentUser) await deleteSessionById(db, currentUser.sessionId);
      const cookie = readSecretCookie(request, 'session');
      if (cookie !== null) await deleteSessionOfCookie(db, cookie);
      clearSessionCookie(request, reply);
      clearFormerCookie(request, reply);
      clearLogoutCookie(request, reply);
      return new HttpResponse({}, t('messages.accounts.loggedOut'));
    },
  );

  defineRoute(app, accountCalls.verify, async ({ query, dependencies }) => {
    const session = await findSession(dependencies.database.db, query, dependencies.now());
    if (!session) throw invalidToken();
    const user = await getUser(dependencies.database.db, session.user_id);
    return { valid: true as const, user: presentUser(user) };
  });

  defineRoute(
    app,
    accountCalls.forgotPassword,
    async ({ body, dependencies: { database, now }, t }) => {
      // The same for every address: only the job looks whether somebody has it.
      await inTransaction(database.db, (tx) => requestResetLink(tx, body.email, now()));
      return new HttpResponse({}, t('messages.accounts.resetSent'));
    },
  );

  defineRoute(app, accountCalls.checkResetLink, async ({ body, dependencies }) => ({
    valid:
      (await findResetLink(dependencies.database.db, body.token, dependencies.now())) !== undefined,
  }));

  defineRoute(app, accountCalls.resetPassword, async ({ body, dependencies, t }) => {
    const kept = presentLoginMeans(await resetPassword(dependencies, body), dependencies.settings);
    return new HttpResponse(kept, t('messages.accounts.passwordReset'));
  });
}

export function registerLearnerAccountsRoutes(app: FastifyInstance): void {
  serveLearnerVerification(app);
  registerLearnerFactorRoutes(app);
  registerLearnerPasskeyRoutes(app);
  registerLearnerOidcRoutes(app);
  registerLearnerEmailChangeRoutes(app);
  registerSessionRoutes(app);
  registerAvatarRoutes(app);

  defineRoute(
    app,
    accountCalls.restoreSession,
    async ({ dependencies, currentUser, request, reply }) => {
      const { db } = dependencies.database;
      const { token } = request;
      const session =
        token === null ? undefined : await findSession(db, { token }, dependencies.now());
      if (token === null || !session) throw invalidToken();
      // The browser may have lost the cookie that server rendering reads; it is set again.
      const cookie = cookieValueOf(token, session.cookie_key);
      await setSessionCookieHash(db, currentUser.sessionId, cookie);
      setSessionCookies(request, reply, cookie, session.remember_me);
      return { valid: true as const, user: presentUser(await getUser(db, currentUser.userId)) };
    },
  );

  defineRoute(app, accountCalls.profile, async ({ dependencies, currentUser, request }) => {
    const { db } = dependencies.database;
    const [user, statistics, invitation, rewarded] = await Promise.all([
      getUser(db, currentUser.userId),
      getProfileStatistics(db, currentUser.userId),
      findOwnInvitation(db, currentUser.userId),
      countReferrals(db, currentUser.userId),
    ]);
    const code = invitation?.code ?? '';
    return {
      user: presentUser(user),
      statistics,
      invitation: {
        code,
        used_count: invitation?.used_count ?? 0,
        rewarded_count: rewarded,
        url: `${originOf(request, dependencies)}/auth/register?invitation_code=${code}`,
      },
    };
  });

  defineRoute(app, accountCalls.updateProfile, async ({ body, dependencies, currentUser, t }) => {
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.language_preference === undefined
        ? {}
        : { language_preference: body.language_preference }),
    };
    const user = await updateUser(dependencies.database.db, currentUser.userId, change);
    return new HttpResponse({ user: presentUser(user) }, t('messages.accounts.profileSaved'));
  });

  defineRoute(
    app,
    accountCalls.changePassword,
    async ({ body, dependencies, currentUser, t, request }) => {
      if (body.user_id !== currentUser.userId) throw new AppError('FORBIDDEN');
      await changePassword(dependencies, currentUser, body, attemptFrom(request));
      return new HttpResponse({}, t('messages.accounts.passwordChanged'));
    },
  );
}

function registerSessionRoutes(app: FastifyInstance): void {
  defineRoute(app, accountCalls.sessions, async ({ dependencies, currentUser }) => {
    const rows = await listSessions(
      dependencies.database.db,
      currentUser.userId,
      dependencies.now(),
    );
    return {
      list: rows.map((row) => ({
        session_id: row.session_id,
        user_agent: row.user_agent,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        is_current: row.session_id === currentUser.sessionId,
      })),
    };
  });

  defineRoute(app, accountCalls.endSession, async ({ params, dependencies, currentUser, t }) => {
    const isEnded = await deleteSessionOf(dependencies.database.db, currentUser.userId, params.id);
    if (!isEnded) throw new AppError('NOT_FOUND');
    return new HttpResponse({}, t('messages.accounts.sessionEnded'));
  });

  defineRoute(app, accountCalls.endOtherSessions, async ({ dependencies, currentUser, t }) => {
    const ended = await deleteSessions(
      dependencies.database.db,
      currentUser.userId,
      currentUser.sessionId,
    );
    return new HttpResponse({ ended }, t('messages.accounts.sessionsEnded', { count: ended }));
  });
}
