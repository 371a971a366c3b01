import { lessonTypes } from '#domain/lesson-completion.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

const languages = ['zh', 'en'] as const;

/** The list of the lessons of all courses. */
export const lessonViews = defineListView({
  path: '/admin/content',
  filters: {
    type: enumParam(lessonTypes),
    course_id: idParam,
    missing: enumParam(languages),
    outdated: enumParam(languages),
    archived: boolParam,
    unreviewed: boolParam,
  },
  sorts: ['updated', 'oldest', 'course'],
});

/** The editor of a lesson. */
export const lessonEditPath = (id: number) => `/admin/content/${id}`;

/** The page that adds a lesson; it asks for the course or the type where they are not given. */
export function newLessonPath(courseId?: number | null, type?: string): string {
  const query = new URLSearchParams();
  if (courseId) query.set('course', String(courseId));
  if (type) query.set('type', type);
  return `/admin/content/new${query.size > 0 ? `?${query}` : ''}`;
}
