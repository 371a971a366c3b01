import type { FastifyInstance } from 'fastify';
import { invitationAdminCalls } from '#contract/invitations-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import {
  archiveInvitation,
  changeInvitation,
  createInvitation,
  getAdminInvitation,
  presentInvitation,
  restoreInvitation,
} from './edit-invitation.ts';
import { getInvitation, listInvitations, listInvitationUses } from './invitations.queries.ts';

export function registerAdminInvitationsRoutes(app: FastifyInstance): void {
  defineRoute(app, invitationAdminCalls.list, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const now = dependencies.now();
    const { list, count } = await listInvitations(
      dependencies.database.db,
      { ...query, limit },
      now,
    );
    const codes = list.map((row) => presentInvitation(row, now));
    return { list: codes, count, page: query.page, limit };
  });

  defineRoute(app, invitationAdminCalls.get, ({ params, dependencies }) =>
    getAdminInvitation(dependencies.database.db, params.id, dependencies.now()),
  );

  defineRoute(app, invitationAdminCalls.uses, async ({ params, query, dependencies }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    await getInvitation(db, params.id);
    const { list, count } = await listInvitationUses(db, params.id, { page: query.page, limit });
    const uses = list.map((row) => ({ ...row, used_at: row.used_at.toISOString() }));
    return { list: uses, count, page: query.page, limit };
  });

  defineRoute(app, invitationAdminCalls.create, async ({ body, dependencies, currentUser, t }) => {
    const invitation = await createInvitation(dependencies, currentUser, body);
    return new HttpResponse(invitation, t('messages.accounts.invitations.added'));
  });

  defineRoute(
    app,
    invitationAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const invitation = await changeInvitation(dependencies, currentUser, params.id, body);
      return new HttpResponse(invitation, t('messages.accounts.invitations.saved'));
    },
  );

  defineRoute(
    app,
    invitationAdminCalls.delete,
    async ({ params, dependencies, currentUser, t }) => {
      await archiveInvitation(dependencies, currentUser, params.id);
      return new HttpResponse({}, t('messages.accounts.invitations.archived'));
    },
  );

  defineRoute(
    app,
    invitationAdminCalls.restore,
    async ({ params, dependencies, currentUser, t }) => {
      const invitation = await restoreInvitation(dependencies, currentUser, params.id);
      return new HttpResponse(invitation, t('messages.accounts.invitations.restored'));
    },
  );
}
