import type { FastifyInstance } from 'fastify';
import { emailChangeCalls } from '#contract/email-change.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { attemptFrom } from '../start-browser-session.ts';
import { confirmEmailChange } from './confirm-email-change.ts';
import { deleteEmailChange, findOpenEmailChange } from './email-changes.store.ts';
import { presentEmailChange, requestEmailChange } from './request-email-change.ts';

/** Whoever opens the link may be logged in elsewhere: the token alone identifies the change. */
export function registerGuestEmailChangeRoutes(app: FastifyInstance): void {
  defineRoute(app, emailChangeCalls.confirm, async ({ body, dependencies, currentUser, t }) => {
    const viewerId = currentUser?.userId ?? null;
    const { outcome, endedAccess } = await confirmEmailChange(dependencies, body.token, viewerId);
    const data = { outcome, ended_access: endedAccess };
    return new HttpResponse(data, t(`messages.accounts.emailChange.${outcome}`));
  });
}

export function registerLearnerEmailChangeRoutes(app: FastifyInstance): void {
  defineRoute(app, emailChangeCalls.pending, async ({ dependencies, currentUser }) => {
    const { database, now } = dependencies;
    const change = await findOpenEmailChange(database.db, currentUser.userId, now());
    return { pending: change === undefined ? null : presentEmailChange(change) };
  });

  defineRoute(
    app,
    emailChangeCalls.request,
    async ({ body, dependencies, currentUser, t, request }) => {
      const pending = await requestEmailChange(
        dependencies,
        currentUser,
        body,
        attemptFrom(request),
      );
      return new HttpResponse({ pending }, t('messages.accounts.emailChange.requested'));
    },
  );

  defineRoute(app, emailChangeCalls.cancel, async ({ dependencies, currentUser, t }) => {
    await deleteEmailChange(dependencies.database.db, currentUser.userId);
    return new HttpResponse({}, t('messages.accounts.emailChange.cancelled'));
  });
}
