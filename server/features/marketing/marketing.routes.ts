import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { academyDay } from '#domain/academy-day.ts';
import { serve } from '../../http/define-route.ts';
import {
  countShown,
  getSiteSettings,
  listActivities,
  listArticles,
  listBanners,
  listCases,
  listFaqs,
} from './marketing.queries.ts';
import { presentSiteSettings } from './present-marketing.ts';

export function serveGuestMarketing(app: FastifyInstance): void {
  serve(app, marketingCalls.banners, async ({ deps }) => {
    const rows = await listBanners(deps.database.db);
    return {
      list: rows.map((row) => ({
        ...row,
        id: row.banner_id,
        desc: row.description,
        desc_zh: row.description_zh,
      })),
    };
  });

  serve(app, marketingCalls.activities, async ({ query, deps }) => {
    const limit = pageSize(query, 2);
    const [rows, count] = await Promise.all([
      listActivities(deps.database.db, query.page, limit),
      countShown(deps.database.db, 'activities'),
    ]);
    const list = rows.map((row) => ({
      ...row,
      id: row.activity_id,
      desc: row.description,
      desc_zh: row.description_zh,
    }));
    return { list, count, page: query.page, limit };
  });

  serve(app, marketingCalls.siteSettings, async ({ deps }) =>
    presentSiteSettings(await getSiteSettings(deps.database.db)),
  );

  serve(app, marketingCalls.faqs, async ({ deps }) => ({ list: await listFaqs(deps.database.db) }));

  serve(app, marketingCalls.cases, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const [list, count] = await Promise.all([
      listCases(deps.database.db, query.page, limit),
      countShown(deps.database.db, 'success_cases'),
    ]);
    return { list, count, page: query.page, limit };
  });

  serve(app, marketingCalls.articles, async ({ deps }) => {
    const { db } = deps.database;
    const { time_zone: timeZone } = await getSiteSettings(db);
    return { list: await listArticles(db, academyDay(deps.now(), timeZone)) };
  });
}
