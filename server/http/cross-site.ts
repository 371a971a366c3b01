import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';
import { isOwnRequest, isOwnScript, type RequestOrigin } from './cross-site.rules.ts';

function originOfRequest(request: FastifyRequest): RequestOrigin {
  const { headers } = request;
  const text = (name: string) => {
    const value = headers[name];
    return Array.isArray(value) ? value.join(', ') : value;
  };
  return {
    site: text('sec-fetch-site'),
    mode: text('sec-fetch-mode'),
    dest: text('sec-fetch-dest'),
    origin: headers.origin,
    host: request.host,
    publicUrl: request.server.dependencies.settings.publicUrl,
  };
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A page that takes the form of readers without scripts. */
    takesPageForm?: boolean;
  }
}

/**
 * Refuses calls, and forms of pages, that another site makes a browser send, wherever they change something. The bearer
 * header prevents most of them by itself; logging in, registering and logging out need none, and
 * set or clear a cookie.
 */
export const crossSitePlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request) => {
    const { call, takesPageForm } = request.routeOptions.config;
    if (call === undefined && takesPageForm !== true) return;
    const isGet = request.method === 'GET' || request.method === 'HEAD';
    if (isGet && call?.alsoPost !== true) return;
    const isOwn = isGet ? isOwnScript : isOwnRequest;
    if (!isOwn(originOfRequest(request))) throw new AppError('FORBIDDEN');
  });
});
