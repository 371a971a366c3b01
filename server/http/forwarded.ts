import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';

/**
 * Logs once that a proxy seems to be in front which TRUST_PROXY does not name: all its visitors
 * then count as one address, so one client's limit blocks everybody.
 */
export const forwardedPlugin = fp(async (app: FastifyInstance) => {
  let isSaid = false;
  app.addHook('onRequest', async (request) => {
    if (isSaid) return;
    const { 'x-forwarded-for': list, forwarded } = request.headers;
    if (list === undefined && forwarded === undefined) return;
    // With a trusted proxy the list of addresses has more entries than the socket's own.
    if (list !== undefined && (request.ips?.length ?? 0) > 1) return;
    isSaid = true;
    request.log.warn(
      { header: list === undefined ? 'forwarded' : 'x-forwarded-for' },
      'a forwarded address arrived and is not trusted: if a proxy stands in front, set TRUST_PROXY and let it write X-Forwarded-For',
    );
  });
});
