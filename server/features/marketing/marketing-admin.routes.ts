import type { FastifyInstance } from 'fastify';
import { siteBlockAdminCalls } from '#contract/marketing-admin.ts';
import { pageSize } from '#contract/paging.ts';
import type { AnySiteBlockCalls } from '#contract/site-block-calls.ts';
import { academyDay } from '#domain/academy-day.ts';
import { siteBlockEntities } from '#domain/bilingual-entities.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import {
  archiveSiteBlock,
  changeSiteBlock,
  createSiteBlock,
  restoreSiteBlock,
} from './edit-site-block.ts';
import { orderSiteBlocks } from './order-site-blocks.ts';
import { getSiteBlock, listSiteBlocks } from './site-blocks.queries.ts';
import { type SiteBlockKind, siteBlockKind } from './site-blocks.ts';

async function todayOf({ database, now }: Dependencies): Promise<string> {
  return academyDay(now(), await getTimeZone(database.db));
}

export function registerAdminMarketingRoutes(app: FastifyInstance): void {
  for (const entity of siteBlockEntities) {
    const kind = siteBlockKind(entity);
    const calls = siteBlockAdminCalls[entity];
    registerSiteBlocksRoutes(app, kind, calls);
    if (!('order' in calls)) continue;
    defineRoute(app, calls.order, async ({ body, dependencies, currentUser, t }) => {
      await orderSiteBlocks(dependencies, currentUser, kind, body.ids);
      return new HttpResponse({}, t('messages.marketing.ordered'));
    });
  }
}

/** The calls that every kind of site block has. */
function registerSiteBlocksRoutes(
  app: FastifyInstance,
  kind: SiteBlockKind,
  calls: AnySiteBlockCalls,
): void {
  defineRoute(app, calls.list, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const filter = { ...query, sort: String(query.sort), limit };
    const { list, count } = await listSiteBlocks(
      dependencies.database.db,
      kind,
      filter,
      await todayOf(dependencies),
    );
    return { list, count, page: query.page, limit };
  });

  defineRoute(app, calls.get, async ({ params, dependencies }) =>
    getSiteBlock(dependencies.database.db, kind, params.id, await todayOf(dependencies)),
  );

  defineRoute(app, calls.create, async ({ body, dependencies, currentUser, t }) => {
    const block = await createSiteBlock(dependencies, currentUser, kind, body);
    return new HttpResponse(block, t('messages.marketing.added'));
  });

  defineRoute(app, calls.update, async ({ params, body, dependencies, currentUser, t }) => {
    const { version, ...change } = body;
    const edit = { id: params.id, version: version as number | undefined, change };
    const block = await changeSiteBlock(dependencies, currentUser, kind, edit);
    return new HttpResponse(block, t('messages.marketing.saved'));
  });

  defineRoute(app, calls.archive, async ({ params, dependencies, currentUser, t }) => {
    await archiveSiteBlock(dependencies, currentUser, kind, params.id);
    return new HttpResponse({}, t('messages.marketing.archived'));
  });

  defineRoute(app, calls.restore, async ({ params, dependencies, currentUser, t }) => {
    await restoreSiteBlock(dependencies, currentUser, kind, params.id);
    return new HttpResponse({}, t('messages.marketing.restored'));
  });
}
