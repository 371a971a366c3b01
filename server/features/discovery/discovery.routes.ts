import type { FastifyInstance } from 'fastify';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { originOf } from '#server/http/cookies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { listSitePages } from './discovery.queries.ts';
import { renderSharePicture, sharePictureTag } from './draw-share-picture.ts';
import { renderRobots } from './robots.ts';
import { renderSitemap } from './sitemap.ts';

/** Robots come often; what they read may be an hour old. */
const CACHE_CONTROL = 'public, max-age=3600';

/** Browsers and the sites that show links cache a picture for a day. */
const PICTURE_CACHE_CONTROL = 'public, max-age=86400';

/** The files that search engines read first. */
export function registerDiscoveryRoutes(app: FastifyInstance): void {
  app.get('/robots.txt', async (request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(renderRobots(originOf(request, app.dependencies))),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const { db } = app.dependencies.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    const pages = await listSitePages(db, academyDay(app.dependencies.now(), timeZone));
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE_CONTROL)
      .send(renderSitemap(pages, originOf(request, app.dependencies)));
  });

  app.get<{ Params: { kind: string; id: string } }>(
    '/og/:kind(^course|teacher$)/:id(^[1-9]\\d{0,9}$).png',
    async (request, reply) => {
      const { kind, id } = request.params;
      const { lang } = request.query as { lang?: unknown };
      // Rendered by the web, as a guest sees it, through a request within this process.
      const drawing = await app.inject({
        url: `/og/${kind}/${id}.svg?lang=${lang === 'en' ? 'en' : 'zh'}`,
        headers: { host: request.host, 'x-internal-key': app.internalKey },
      });
      if (drawing.statusCode !== 200) throw new AppError('NOT_FOUND');
      const tag = sharePictureTag(drawing.body);
      reply
        .header('etag', `"${tag}"`)
        .header('cache-control', PICTURE_CACHE_CONTROL)
        // Other sites show it beside a link.
        .header('cross-origin-resource-policy', 'cross-origin');
      if (request.headers['if-none-match'] === `"${tag}"`) return reply.code(304).send();
      try {
        return reply.type('image/png').send(await renderSharePicture(tag, drawing.body));
      } catch (error) {
        // A machine for which the drawing module has no build still has the default picture.
        request.log.warn({ err: error }, 'a share picture was not drawn');
        return reply.removeHeader('etag').redirect('/share.jpg');
      }
    },
  );
}
