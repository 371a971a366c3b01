import { defineListView } from '#web/lists/list-view.ts';

/** One's own courses in their address: the newest first, which cannot be changed. */
export const taughtCourseViews = defineListView({
  path: '/teach',
  filters: {},
  sorts: ['newest'],
});
