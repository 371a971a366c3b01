import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Role } from '#contract/accounts.ts';
import type { Access, Call } from '#contract/call.ts';
import type { Locale } from '#domain/locale.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { localeOf } from './locale.ts';

/** The person of a session, as handlers and policies see them. */
export interface CurrentUser {
  userId: number;
  role: Role;
  name: string;
  sessionId: number;
}

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: Dependencies;
    /** Whom the calls of this scope are for. */
    access: Access;
  }
  interface FastifyRequest {
    currentUser: CurrentUser | null;
    /** The bearer token that came along, whether or not it is good. */
    token: string | null;
    locale: Locale;
    /** The body was a form, whose values are all text. */
    bodyIsForm?: boolean;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

/** What is stored of a token; who reads the database cannot use it. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The token that came in a header; never one of a cookie or an address. */
export function tokenOf(headers: Record<string, unknown>): string | null {
  const bearer = /^Bearer\s+(\S+)$/i.exec(String(headers.authorization ?? ''))?.[1];
  const plain = headers.token;
  return bearer ?? (typeof plain === 'string' && plain !== '' ? plain : null);
}

/**
 * Finds who asks: the bearer token (never a cookie) and the language of each request. Only
 * the calls of a page that this process renders carry, as their bearer, the value of the
 * cookie that the page was asked for with.
 */
export const sessionPlugin = fp(
  async (app: FastifyInstance, { findCurrentUser }: SessionOptions) => {
    app.decorateRequest('currentUser', null);
    app.decorateRequest('token', null);
    app.decorateRequest('locale', 'zh');
    app.addHook('onRequest', async (request) => {
      request.locale = localeOf(request.headers['accept-language']);
      const token = request.url.startsWith('/api') ? tokenOf(request.headers) : null;
      if (token === null) return;
      request.token = token;
      const isOfPage = request.headers['x-internal-key'] === app.internalKey;
      request.currentUser = await findCurrentUser(isOfPage ? { cookie: token } : { token });
    });
  },
);

interface SessionOptions {
  /** The live session of a token or of a page's cookie, or null. */
  findCurrentUser: (proof: { token: string } | { cookie: string }) => Promise<CurrentUser | null>;
}

const rank: Record<Role, number> = { student: 1, teacher: 2, admin: 3 };
const needed: Record<Access, number> = { guest: 0, learner: 1, teacher: 2, admin: 3 };

/** Opens a scope: every call served in it is for this access and those above it. */
export function openScope(
  app: FastifyInstance,
  access: Access,
  registerCallsRoutes: (scope: FastifyInstance) => void,
): void {
  app.register(async (scope) => {
    scope.decorate('access', access);
    if (access !== 'guest') {
      scope.addHook('onRequest', async ({ currentUser, token }) => {
        if (currentUser === null)
          throw new AppError(token !== null ? 'SESSION_EXPIRED' : 'AUTH_REQUIRED');
        if (rank[currentUser.role] < needed[access]) throw new AppError('FORBIDDEN');
      });
    }
    registerCallsRoutes(scope);
  });
}
