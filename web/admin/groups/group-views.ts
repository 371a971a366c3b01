import { boolParam, defineListView } from '#web/lists/list-view.ts';

/** The list of groups. */
export const groupViews = defineListView({
  path: '/admin/groups',
  filters: { archived: boolParam },
  sorts: ['newest', 'name', 'largest'],
});

/** The page of a group. */
export const groupPath = (groupId: number) => `${groupViews.path}/${groupId}`;

/** The members on the page of a group. */
export const memberViews = (groupId: number) =>
  defineListView({ path: groupPath(groupId), filters: {}, sorts: ['newest', 'name'] });

/** Which page of the messages is shown, below the members. */
export const SENT_PARAM = 'sent';

/** A page of what was sent to a group. */
export const messagesPath = (groupId: number, page: number) =>
  `${groupPath(groupId)}?${SENT_PARAM}=${page}#messages`;
