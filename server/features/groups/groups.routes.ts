import type { FastifyInstance } from 'fastify';
import { groupAdminCalls } from '#contract/groups-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { awardPoints } from './award-points.ts';
import { archiveGroup, changeGroup, createGroup, restoreGroup } from './edit-group.ts';
import { addMembers, removeMember } from './edit-members.ts';
import { registerAdminGroupMessagesRoutes } from './group-messages.routes.ts';
import { getGroup, listGroupChoices, listGroups, listMembers } from './groups.queries.ts';
import { presentGroup, presentMember } from './present-group.ts';

export function registerAdminGroupsRoutes(app: FastifyInstance): void {
  registerGroupRoutes(app);
  registerMemberRoutes(app);
  registerAdminGroupMessagesRoutes(app);
}

function registerGroupRoutes(app: FastifyInstance): void {
  defineRoute(app, groupAdminCalls.list, async ({ query, dependencies }) => {
    const limit = pageSize(query, 20);
    const { list, count } = await listGroups(dependencies.database.db, { ...query, limit });
    return { list: list.map(presentGroup), count, page: query.page, limit };
  });

  defineRoute(app, groupAdminCalls.get, async ({ params, dependencies }) =>
    presentGroup(await getGroup(dependencies.database.db, params.id)),
  );

  defineRoute(app, groupAdminCalls.choices, async ({ query, dependencies }) => ({
    list: await listGroupChoices(dependencies.database.db, query.chosen),
  }));

  defineRoute(app, groupAdminCalls.create, async ({ body, dependencies, currentUser, t }) => {
    const group = await createGroup(dependencies, currentUser, body);
    return new HttpResponse(group, t('messages.groups.added'));
  });

  defineRoute(app, groupAdminCalls.update, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const group = await changeGroup(dependencies, currentUser, params.id, body);
    return new HttpResponse(group, t('messages.groups.saved'));
  });

  defineRoute(app, groupAdminCalls.delete, async ({ params, dependencies, currentUser, t }) => {
    await archiveGroup(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.groups.archived'));
  });

  defineRoute(app, groupAdminCalls.restore, async ({ params, dependencies, currentUser, t }) => {
    const group = await restoreGroup(dependencies, currentUser, params.id);
    return new HttpResponse(group, t('messages.groups.restored'));
  });
}

function registerMemberRoutes(app: FastifyInstance): void {
  defineRoute(app, groupAdminCalls.members, async ({ params, query, dependencies }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, 20);
    await getGroup(db, params.id);
    const { list, count } = await listMembers(db, params.id, { ...query, limit });
    return { list: list.map(presentMember), count, page: query.page, limit };
  });

  defineRoute(app, groupAdminCalls.addMembers, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const report = await addMembers(dependencies, currentUser, params.id, body);
    const key = report.dry_run ? 'messages.groups.membersTried' : 'messages.groups.membersAdded';
    return new HttpResponse(report, t(key, { count: report.counts.added ?? 0 }));
  });

  defineRoute(app, groupAdminCalls.removeMember, async (call) => {
    const { params, dependencies, currentUser, t } = call;
    const { id: groupId, user_id: userId } = params;
    await removeMember(dependencies, currentUser, { groupId, userId });
    return new HttpResponse({}, t('messages.groups.memberRemoved'));
  });

  defineRoute(app, groupAdminCalls.award, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const award = { groupId: params.id, body };
    const done = await awardPoints(dependencies, currentUser, award);
    return new HttpResponse(done, t('messages.groups.awarded', { count: done.members }));
  });
}
