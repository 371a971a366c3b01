import { defineListView, enumParam } from '#web/lists/list-view.ts';

/** How the learners of a course are listed. */
export const learnerViews = (courseId: number) =>
  defineListView({
    path: `/teach/courses/${courseId}/learners`,
    filters: { state: enumParam(['learning', 'completed']) },
    sorts: ['recent', 'progress', 'least', 'name'],
  });
