import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { invitationAdminCalls } from '#contract/invitations-admin.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import {
  archiveInvitation,
  changeInvitation,
  createInvitation,
  getAdminInvitation,
  presentInvitation,
  restoreInvitation,
} from './edit-invitation.ts';
import { getInvitation, listInvitations, listInvitationUses } from './invitations.queries.ts';

export function serveAdminInvitations(app: FastifyInstance): void {
  serve(app, invitationAdminCalls.list, async ({ query, deps }) => {
    const limit = pageSize(query, 20);
    const now = deps.now();
    const { list, count } = await listInvitations(deps.database.db, { ...query, limit }, now);
    const codes = list.map((row) => presentInvitation(row, now));
    return { list: codes, count, page: query.page, limit };
  });

  serve(app, invitationAdminCalls.get, ({ params, deps }) =>
    getAdminInvitation(deps.database.db, params.id, deps.now()),
  );

  serve(app, invitationAdminCalls.uses, async ({ params, query, deps }) => {
    const { db } = deps.database;
    const limit = pageSize(query, 20);
    await getInvitation(db, params.id);
    const { list, count } = await listInvitationUses(db, params.id, { page: query.page, limit });
    const uses = list.map((row) => ({ ...row, used_at: row.used_at.toISOString() }));
    return { list: uses, count, page: query.page, limit };
  });

  serve(app, invitationAdminCalls.create, async ({ body, deps, caller, t }) => {
    const invitation = await createInvitation(deps, caller, body, t);
    return new Answer(invitation, t('admin.invitations.messages.added'));
  });

  serve(app, invitationAdminCalls.update, async ({ params, body, deps, caller, t }) => {
    const invitation = await changeInvitation(deps, caller, params.id, body, t);
    return new Answer(invitation, t('admin.invitations.messages.saved'));
  });

  serve(app, invitationAdminCalls.delete, async ({ params, deps, caller, t }) => {
    await archiveInvitation(deps, caller, params.id, t);
    return new Answer({}, t('admin.invitations.messages.archived'));
  });

  serve(app, invitationAdminCalls.restore, async ({ params, deps, caller, t }) => {
    const invitation = await restoreInvitation(deps, caller, params.id);
    return new Answer(invitation, t('admin.invitations.messages.restored'));
  });
}
