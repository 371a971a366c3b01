import type { FastifyInstance, FastifyReply } from 'fastify';
import { accountCalls } from '#contract/accounts.ts';
import { Answer } from '../../kit/answer.ts';
import { Failure } from '../../kit/failure.ts';
import {
  clearSessionCookie,
  letterOriginOf,
  originOf,
  readSessionCookie,
  setSessionCookie,
} from '../../kit/http.ts';
import { serve } from '../../kit/serve.ts';
import { countReferrals } from '../points/index.ts';
import {
  findOwnInvitation,
  findSession,
  getProfileStatistics,
  getUser,
  isResetLinkGood,
  listSessions,
} from './accounts.queries.ts';
import { sessionSeconds } from './accounts.rules.ts';
import { deleteSession, deleteSessionById, deleteSessions, updateUser } from './accounts.store.ts';
import { changePassword, resetPassword } from './change-password.ts';
import { logIn } from './log-in.ts';
import { openSession } from './open-session.ts';
import { presentUser } from './present-user.ts';
import { registerUser } from './register-user.ts';
import { sendResetLink } from './send-reset-link.ts';

export function serveGuestAccounts(app: FastifyInstance): void {
  const open = async (
    reply: FastifyReply,
    session: { userId: number; rememberMe: boolean; userAgent: string },
  ) => {
    const token = await openSession(app.deps, session);
    setSessionCookie(reply, app.deps, token, session.rememberMe ? sessionSeconds(true) : null);
    return token;
  };

  serve(app, accountCalls.register, async ({ body, deps, locale, t, request, reply }) => {
    const user = await registerUser(deps, body, locale);
    const userAgent = request.headers['user-agent'] ?? '';
    const token = await open(reply, { userId: user.user_id, rememberMe: false, userAgent });
    return new Answer({ user: presentUser(user), token }, t('messages.registered'));
  });

  serve(app, accountCalls.login, async ({ body, deps, t, request, reply }) => {
    const user = await logIn(deps, { ...body, address: request.ip });
    const userAgent = request.headers['user-agent'] ?? '';
    const rememberMe = body.remember_me ?? false;
    const token = await open(reply, { userId: user.user_id, rememberMe, userAgent });
    return new Answer({ user: presentUser(user), token }, t('messages.loggedIn'));
  });

  serve(app, accountCalls.logout, async ({ deps, t, caller, request, reply }) => {
    const { db } = deps.database;
    if (caller) await deleteSessionById(db, caller.sessionId);
    const cookie = readSessionCookie(request);
    if (cookie !== null) await deleteSession(db, cookie);
    clearSessionCookie(reply, deps);
    return new Answer({}, t('messages.loggedOut'));
  });

  serve(app, accountCalls.verify, async ({ query, deps, caller, reply }) => {
    const session = await findSession(deps.database.db, query.token, deps.now());
    if (!session) throw new Failure('SESSION_EXPIRED');
    // The browser may have lost the cookie that server rendering reads; it gets it back.
    // Only with the bearer header, which a link cannot send: else a link with somebody's
    // token would show their pages to whoever follows it.
    if (caller?.sessionId === session.session_id) {
      setSessionCookie(reply, deps, query.token, session.remember_me ? sessionSeconds(true) : null);
    }
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
    valid: await isResetLinkGood(deps.database.db, body.token, deps.now()),
  }));

  serve(app, accountCalls.resetPassword, async ({ body, deps, t }) => {
    await resetPassword(deps, body, t('messages.resetLinkInvalid'));
    return new Answer({}, t('messages.passwordReset'));
  });
}

export function serveLearnerAccounts(app: FastifyInstance): void {
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

  serve(app, accountCalls.changePassword, async ({ body, deps, caller, t }) => {
    if (body.user_id !== caller.userId) throw new Failure('FORBIDDEN');
    await changePassword(deps, caller, body, t('validation.current_password_wrong'));
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

  serve(app, accountCalls.endOtherSessions, async ({ deps, caller, t }) => {
    const ended = await deleteSessions(deps.database.db, caller.userId, caller.sessionId);
    return new Answer({ ended }, t('messages.sessionsEnded', { count: ended }));
  });
}
