import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import {
  countShown,
  listActivities,
  listArticles,
  listBanners,
  listCases,
  listFaqs,
} from './marketing.queries.ts';

export function registerGuestMarketingRoutes(app: FastifyInstance): void {
  defineRoute(app, marketingCalls.banners, async ({ dependencies }) => {
    const rows = await listBanners(dependencies.database.db);
    return {
      list: rows.map((row) => ({
        ...row,
        id: row.banner_id,
        desc: row.description,
        desc_zh: row.description_zh,
      })),
    };
  });

  defineRoute(app, marketingCalls.activities, async ({ query, dependencies }) => {
    const limit = pageSize(query, 2);
    const [rows, count] = await Promise.all([
      listActivities(dependencies.database.db, query.page, limit),
      countShown(dependencies.database.db, 'activities'),
    ]);
    const list = rows.map((row) => ({
      ...row,
      id: row.activity_id,
      desc: row.description,
      desc_zh: row.description_zh,
    }));
    return { list, count, page: query.page, limit };
  });

  defineRoute(app, marketingCalls.faqs, async ({ dependencies }) => ({
    list: await listFaqs(dependencies.database.db),
  }));

  defineRoute(app, marketingCalls.cases, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const [list, count] = await Promise.all([
      listCases(dependencies.database.db, query.page, limit),
      countShown(dependencies.database.db, 'success_cases'),
    ]);
    return { list, count, page: query.page, limit };
  });

  defineRoute(app, marketingCalls.articles, async ({ dependencies }) => {
    const { db } = dependencies.database;
    const timeZone = await getTimeZone(db);
    return { list: await listArticles(db, academyDay(dependencies.now(), timeZone)) };
  });
}
