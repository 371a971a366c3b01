import type { FastifyInstance } from 'fastify';
import { originOf } from '../../kit/http.ts';
import { listSitePages } from './discovery.queries.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap } from './sitemap.ts';

/** Robots come by often; what they read may be an hour old. */
const CACHE_CONTROL = 'public, max-age=3600';

/** What search engines ask a site for before they read it. */
export function serveDiscovery(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(renderRobots(originOf(request, app.deps))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const pages = await listSitePages(app.deps.database.db);
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(renderSitemap(pages, originOf(request, app.deps)));
  });
}
