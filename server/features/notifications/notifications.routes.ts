import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { pageSizes } from '#domain/limits.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { changeNoticeDelivery } from './change-notice-delivery.ts';
import { changeNoticeSettings } from './change-notice-settings.ts';
import { countUnread, listNotices } from './notifications.queries.ts';
import { markNoticesRead } from './notifications.store.ts';
import { presentNoticeSettings, presentNotices } from './present-notice.ts';

/** Notices are private: every call is about the caller's own. */
export function registerLearnerNotificationsRoutes(app: FastifyInstance): void {
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
