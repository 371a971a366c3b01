import type { FastifyRequest } from 'fastify';

/** The pattern of the route; pages and files share one, since their addresses hold ids. */
export function routeOf(request: FastifyRequest): string {
  if (request.is404) return request.url.startsWith('/api') ? 'unknown call' : 'page';
  return request.routeOptions.url ?? 'unknown';
}
