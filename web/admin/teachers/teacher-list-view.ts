import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

export const teacherKinds = ['teacher', 'assistant'] as const;

/** The list of teachers, and the teacher in the form (`edit`: an id, or `new`). */
export const facultyViews = defineListView({
  path: '/admin/teachers',
  filters: {
    kind: oneOf(teacherKinds),
    missing: oneOf(['zh', 'en']),
    archived: aFlag,
    edit: (text) => (text === 'new' ? ('new' as const) : anId(text)),
  },
  sorts: ['newest', 'name', 'courses', 'popularity'],
});
