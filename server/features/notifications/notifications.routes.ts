import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '#contract/notifications.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { changeNoticeDelivery } from './change-notice-delivery.ts';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { NoticeStreams } from './notice-streams.ts';
import { countShownUnread, countUnread, listNotices } from './notifications.queries.ts';
import { markNoticesRead } from './notifications.store.ts';
import { presentNoticeSettings, presentNotices } from './present-notice.ts';
import { registerPushRoutes } from './push.routes.ts';

/** What sessions do with the streams of their people. */
interface OfSessions {
  isSessionLive: (dependencies: Dependencies, token: string) => Promise<boolean>;
}

/** Notices are private: every call is about the caller's own. */
export function registerLearnerNotificationsRoutes(
  app: FastifyInstance,
  { isSessionLive }: OfSessions,
): void {
  registerPushRoutes(app);
  const { database, settings } = app.dependencies;
  const streams = new NoticeStreams(database.changes, settings.maxConnections);
  app.addHook('preClose', async () => streams.close());

  defineRoute(
    app,
    notificationCalls.stream,
    async ({ request: { token }, dependencies, currentUser: { userId } }) =>
      streams.open(userId, async () => {
        if (token === null || !(await isSessionLive(dependencies, token))) return null;
        return countShownUnread(dependencies.database.db, userId);
      }),
  );

  defineRoute(
    app,
    notificationCalls.lists,
    async ({ query, dependencies, currentUser, locale, t }) => {
      const { db } = dependencies.database;
      const { page, unread, kind } = query;
      const limit = pageSize(query, pageSizes.notices);
      const rows = await listNotices(db, currentUser.userId, { unread, kind, page, limit });
      const list = await presentNotices(db, rows.list, { locale, t });
      return { list, count: rows.count, page, limit, unread_count: rows.unreadCount };
    },
  );

  defineRoute(app, notificationCalls.read, async ({ body, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const { userId } = currentUser;
    await markNoticesRead(db, userId, body.notification_ids ?? null, dependencies.now());
    return { unread_count: await countUnread(db, userId) };
  });

  defineRoute(app, notificationCalls.settings, ({ dependencies, currentUser, t }) =>
    presentNoticeSettings(dependencies.database.db, currentUser, t),
  );

  defineRoute(
    app,
    notificationCalls.changeSettings,
    async ({ body, dependencies, currentUser, t }) => {
      await changeNoticeSettings(dependencies, currentUser, body);
      const settings = await presentNoticeSettings(dependencies.database.db, currentUser, t);
      return new HttpResponse(settings, t('messages.notifications.saved'));
    },
  );

  defineRoute(
    app,
    notificationCalls.changeDelivery,
    async ({ body, dependencies, currentUser, t }) => {
      await changeNoticeDelivery(dependencies, currentUser, body);
      const settings = await presentNoticeSettings(dependencies.database.db, currentUser, t);
      return new HttpResponse(settings, t('messages.notifications.saved'));
    },
  );
}
