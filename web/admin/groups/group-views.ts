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
