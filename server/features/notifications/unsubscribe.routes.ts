import type { FastifyInstance } from 'fastify';
import { notificationCalls } from '#contract/notifications.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { unsubscribe } from './unsubscribe.ts';

const ADDRESS = `/api${notificationCalls.unsubscribe.path}`;

/** Ending emails by their own link: without a login, and from a mail provider's machine. */
export function registerGuestNotificationsRoutes(app: FastifyInstance): void {
  // Whoever opens the link in a browser gets a page with a button; opening alone changes nothing.
  app.get<{ Querystring: { token?: string } }>(ADDRESS, async (request, reply) =>
    reply.redirect(`/unsubscribe?${new URLSearchParams({ token: request.query.token ?? '' })}`),
  );

  defineRoute(app, notificationCalls.unsubscribe, async ({ query, dependencies, t }) => {
    const { kind } = await unsubscribe(dependencies, query.token);
    const label =
      kind === 'digest'
        ? t('messages.notifications.digest')
        : t(`messages.notifications.labels.${kind}`);
    return new HttpResponse({ kind, label }, t('messages.notifications.unsubscribed', { label }));
  });
}
