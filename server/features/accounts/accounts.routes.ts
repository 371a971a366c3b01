import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { createAfterAnswer } from '../../http/after-response.ts';
import {
  clearFormerCookie,
  clearSessionCookie,
  letterOriginOf,
  originOf,
  readSecretCookie,
  setSecretCookie,
} from '../../http/cookies.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { addressKey } from '../../lib/address-key.ts';
import { Failure } from '../../lib/app-error.ts';
import { countReferrals } from '../points/index.ts';
import {
  findOwnInvitation,
  findResetLink,
  findSession,
  getProfileStatistics,
  getUser,
  listSessions,
} from './accounts.queries.ts';
import { DEVICE_SECONDS, sessionSeconds } from './accounts.rules.ts';
import {
  deleteSessionById,
  deleteSessionOf,
  deleteSessionOfCookie,
  deleteSessions,
  setSessionCookieHash,
  updateUser,
} from './accounts.store.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { rememberDevice } from './devices.store.ts';
import { logIn } from './log-in.ts';
import { startSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { cookieValueOf } from './secrets.ts';
import { sendResetLink } from './send-reset-link.ts';
import { sendVerification } from './send-verification.ts';
import { serveGuestVerification, serveLearnerVerification } from './verification.routes.ts';

/** Where a request comes from, as attempts to log in are counted. */
const attemptFrom = (request: FastifyRequest) => ({
  address: addressKey(request.ip),
  device: readSecretCookie(request, 'device'),
});

/**
 * Opens a session in the browser that asks, in place of the one that it had, and knows the
 * browser from now on. @returns the token
 */
async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, rememberMe }: { userId: number; rememberMe: boolean },
): Promise<string> {
  const { deps } = request.server;
  const { token, cookie } = await startSession(deps, {
    userId,
    rememberMe,
    userAgent: request.headers['user-agent'] ?? '',
    replaces: {
      sessionId: request.caller?.sessionId ?? null,
      cookie: readSecretCookie(request, 'session'),
    },
  });
  const device = await rememberDevice(deps.database.db, {
    userId,
    presented: readSecretCookie(request, 'device'),
    now: deps.now(),
  });
  giveSessionCookie(request, reply, cookie, rememberMe);
  setSecretCookie(request, reply, 'device', { value: device, maxAgeSeconds: DEVICE_SECONDS });
  return token;
}

function giveSessionCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  rememberMe: boolean,
): void {
  const maxAgeSeconds = rememberMe ? sessionSeconds(true) : null;
  setSecretCookie(request, reply, 'session', { value, maxAgeSeconds });
  clearFormerCookie(request, reply);
}

export function serveGuestAccounts(app: FastifyInstance): void {
  const afterAnswer = createAfterAnswer(app);
  serveGuestVerification(app);

  serve(app, accountCalls.register, async ({ body, deps, locale, t, request, reply }) => {
    const user = await registerUser(deps, body, { fallbackLanguage: locale, t });
    // Not awaited: a slow mail server holds nobody up, and the email can be asked for again.
    afterAnswer(
      sendVerification(deps, user.user_id, letterOriginOf(request, deps)).then(
        () => {},
        (error) => request.log.error({ err: error }, 'a verification email could not be sent'),
      ),
    );
    const token = await enter(request, reply, { userId: user.user_id, rememberMe: false });
    return new Answer({ user: presentUser(user), token }, t('messages.registered'));
  });

  serve(app, accountCalls.login, async ({ body, deps, t, request, reply }) => {
    const user = await logIn(deps, { ...body, ...attemptFrom(request) });
    const rememberMe = body.remember_me ?? false;
    const token = await enter(request, reply, { userId: user.user_id, rememberMe });
    return new Answer({ user: presentUser(user), token }, t('messages.loggedIn'));
  });

  serve(app, accountCalls.logout, async ({ deps, t, caller, request, reply }) => {
    const { db } = deps.database;
    if (caller) await deleteSessionById(db, caller.sessionId);
    const cookie = readSecretCookie(request, 'session');
    if (cookie !== null) await deleteSessionOfCookie(db, cookie);
    clearSessionCookie(request, reply);
    clearFormerCookie(request, reply);
    return new Answer({}, t('messages.loggedOut'));
  });

  serve(app, accountCalls.verify, async ({ query, deps }) => {
    const session = await findSession(deps.database.db, query, deps.now());
    if (!session) throw new Failure('SESSION_EXPIRED');
    const user = await getUser(deps.database.db, session.user_id);
    return { valid: true as const, user: presentUser(user) };
  });

  serve(app, accountCalls.forgotPassword, async ({ body, deps, t, request }) => {
    // Not awaited: how long it takes to write a letter would tell who is known here.
    sendResetLink(deps, body.email, letterOriginOf(request, deps)).catch((error) =>
      request.log.error({ err: error }, 'a reset link could not be sent'),
    );
    return new Answer({}, t('messages.resetSent'));
  });

  serve(app, accountCalls.checkResetLink, async ({ body, deps }) => ({
    valid: (await findResetLink(deps.database.db, body.token, deps.now())) !== undefined,
  }));

  serve(app, accountCalls.resetPassword, async ({ body, deps, t }) => {
    await resetPassword(deps, body, t);
    return new Answer({}, t('messages.passwordReset'));
  });
}

export function serveLearnerAccounts(app: FastifyInstance): void {
  serveLearnerVerification(app);

  serve(app, accountCalls.restoreSession, async ({ deps, caller, request, reply }) => {
    const { db } = deps.database;
    const { token } = request;
    const session = token === null ? undefined : await findSession(db, { token }, deps.now());
    if (token === null || !session) throw new Failure('SESSION_EXPIRED');
    // The browser may have lost the cookie that server rendering reads; it gets it back.
    const cookie = cookieValueOf(token, session.cookie_key);
    await setSessionCookieHash(db, caller.sessionId, cookie);
    giveSessionCookie(request, reply, cookie, session.remember_me);
    return { valid: true as const, user: presentUser(await getUser(db, caller.userId)) };
  });

  serve(app, accountCalls.profile, async ({ deps, caller, request }) => {
    const { db } = deps.database;
    const [user, statistics, invitation, rewarded] = await Promise.all([
      getUser(db, caller.userId),
      getProfileStatistics(db, caller.userId),
      findOwnInvitation(db, caller.userId),
      countReferrals(db, caller.userId),
    ]);
    const code = invitation?.code ?? '';
    return {
      user: presentUser(user),
      statistics,
      invitation: {
        code,
        used_count: invitation?.used_count ?? 0,
        rewarded_count: rewarded,
        url: `${originOf(request, deps)}/auth/register?invitation_code=${code}`,
      },
    };
  });

  serve(app, accountCalls.updateProfile, async ({ body, deps, caller, t }) => {
    const change = {
      ...(body.name === undefined ? {} : { name: body.name }),
      ...(body.language_preference === undefined
        ? {}
        : { language_preference: body.language_preference }),
    };
    const user = await updateUser(deps.database.db, caller.userId, change);
    return new Answer({ user: presentUser(user) }, t('messages.profileSaved'));
  });

  serve(app, accountCalls.changePassword, async ({ body, deps, caller, t, request }) => {
    if (body.user_id !== caller.userId) throw new Failure('FORBIDDEN');
    await changePassword(deps, caller, body, { ...attemptFrom(request), t });
    return new Answer({}, t('messages.passwordChanged'));
  });

  serve(app, accountCalls.sessions, async ({ deps, caller }) => {
    const rows = await listSessions(deps.database.db, caller.userId, deps.now());
    return {
      list: rows.map((row) => ({
        session_id: row.session_id,
        user_agent: row.user_agent,
        created_at: row.created_at.toISOString(),
        last_used_at: row.last_used_at.toISOString(),
        is_current: row.session_id === caller.sessionId,
      })),
    };
  });

  serve(app, accountCalls.endSession, async ({ params, deps, caller, t }) => {
    const isEnded = await deleteSessionOf(deps.database.db, caller.userId, params.id);
    if (!isEnded) throw new Failure('NOT_FOUND');
    return new Answer({}, t('messages.sessionEnded'));
  });

  serve(app, accountCalls.endOtherSessions, async ({ deps, caller, t }) => {
    const ended = await deleteSessions(deps.database.db, caller.userId, caller.sessionId);
    return new Answer({ ended }, t('messages.sessionsEnded', { count: ended }));
  });
}
