import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

export const teacherKinds = ['teacher', 'assistant'] as const;

/** The list of teachers, and the teacher in the form (`edit`: an id, or `new`). */
export const teacherListViews = defineListView({
  path: '/admin/teachers',
  filters: {
    kind: enumParam(teacherKinds),
    missing: enumParam(['zh', 'en']),
    archived: boolParam,
    edit: (text) => (text === 'new' ? ('new' as const) : idParam(text)),
  },
  sorts: ['newest', 'name', 'courses', 'popularity'],
});
