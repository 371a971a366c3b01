import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Call } from '#contract/call.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { tokenOf } from '#server/auth/token.ts';
import type { Dependencies } from '#server/dependencies.ts';

declare module 'fastify' {
  interface FastifyInstance {
    dependencies: Dependencies;
  }
  interface FastifyRequest {
    /** The body was a form, whose values are all text. */
    bodyIsForm?: boolean;
  }
  interface FastifyContextConfig {
    call?: Call;
  }
}

/**
 * Identifies the caller by the bearer token, never by a cookie. Only the calls of a page that this
 * process renders carry, as their bearer, the value of the cookie that the page was requested with.
 */
export const sessionPlugin = fp(
  async (app: FastifyInstance, { findCurrentUser }: SessionOptions) => {
    app.decorateRequest('currentUser', null);
    app.decorateRequest('token', null);
    app.addHook('onRequest', async (request) => {
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
