import type { FastifyInstance } from 'fastify';
import { groupMessageAdminCalls, groupMessageCalls } from '#contract/group-messages.ts';
import { pageSize } from '#contract/paging.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getReceivedMessage, listGroupMessages } from './group-messages.queries.ts';
import { getGroup } from './groups.queries.ts';
import { presentGroupMessage, presentReceivedMessage } from './present-group.ts';
import { sendMessage } from './send-message.ts';

export function registerAdminGroupMessagesRoutes(app: FastifyInstance): void {
  defineRoute(app, groupMessageAdminCalls.list, async ({ params, query, dependencies }) => {
    const { db } = dependencies.database;
    const limit = pageSize(query, pageSizes.groupMessages);
    await getGroup(db, params.id);
    const { list, count } = await listGroupMessages(db, params.id, { page: query.page, limit });
    return { list: list.map(presentGroupMessage), count, page: query.page, limit };
  });

  defineRoute(app, groupMessageAdminCalls.send, async (call) => {
    const { params, body, dependencies, currentUser, t } = call;
    const message = { groupId: params.id, body };
    const sent = await sendMessage(dependencies, currentUser, message);
    return new HttpResponse(sent, t('messages.groups.messageSent', { count: sent.members }));
  });
}

/** Messages are private: only who received one reads it. */
export function registerLearnerGroupMessagesRoutes(app: FastifyInstance): void {
  defineRoute(app, groupMessageCalls.message, async ({ params, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    return presentReceivedMessage(await getReceivedMessage(db, params.id, currentUser.userId));
  });
}
