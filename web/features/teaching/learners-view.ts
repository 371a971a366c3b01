import { defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** How the learners of a course are listed, for its teacher or for admins. */
export const learnerViews = (courseId: number, area: 'teach' | 'admin' = 'teach') =>
  defineListView({
    path: `/${area}/courses/${courseId}/learners`,
    filters: {
      state: enumParam(['learning', 'completed']),
      // Teachers know of no groups.
      group_id: (text: string | null) => (area === 'admin' ? idParam(text) : null),
    },
    sorts: ['recent', 'progress', 'least', 'name'],
  });
