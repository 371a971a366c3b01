import type { Db } from '#database/open.ts';

/** The devices that somebody's notices are pushed to, the newest first. */
export function listPushDevices(db: Db, userId: number) {
  return db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.session_id', 'push_subscriptions.session_id')
    .select([
      'push_subscriptions.subscription_id',
      'push_subscriptions.session_id',
      'push_subscriptions.endpoint',
      'push_subscriptions.created_at',
      'push_subscriptions.last_success_at',
      'push_subscriptions.failing_since',
      'sessions.user_agent',
    ])
    .where('push_subscriptions.user_id', '=', userId)
    .orderBy('push_subscriptions.subscription_id', 'desc')
    .execute();
}

/** A device of somebody; undefined: it was turned off, or has another person now. */
export function findPushSubscription(db: Db, userId: number, subscriptionId: number) {
  return db
    .selectFrom('push_subscriptions')
    .select(['subscription_id', 'endpoint', 'p256dh', 'auth', 'failing_since'])
    .where('subscription_id', '=', subscriptionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** A notice of somebody, as its row holds it. */
export function findNotice(db: Db, userId: number, notificationId: number) {
  return db
    .selectFrom('notifications')
    .select(['notification_id', 'kind', 'params', 'link', 'created_at', 'read_at'])
    .where('notification_id', '=', notificationId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}
