import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { academyDay } from '#domain/academy-day.ts';
import { siteBlockEntities } from '#domain/bilingual-entities.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { listShownSiteBlocks } from './site-blocks.queries.ts';
import { type SiteBlockKind, siteBlockKind } from './site-blocks.ts';

/** The public list of every kind of site block. */
export function registerGuestMarketingRoutes(app: FastifyInstance): void {
  for (const entity of siteBlockEntities) registerShownList(app, siteBlockKind(entity));
}

/** A list is paged where its call has pages. */
function registerShownList(app: FastifyInstance, kind: SiteBlockKind): void {
  defineRoute(app, kind.shown, async ({ query = {}, dependencies }) => {
    const { db } = dependencies.database;
    const today = academyDay(dependencies.now(), await getTimeZone(db));
    if (!('page' in query)) {
      const { list } = await listShownSiteBlocks(db, kind, today, null);
      return { list };
    }
    const { page } = query as { page: number };
    const limit = pageSize(query, kind.pageSize ?? pageSizes.admin);
    return { ...(await listShownSiteBlocks(db, kind, today, { page, limit })), page, limit };
  });
}
