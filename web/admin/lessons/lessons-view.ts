import { contentType } from '#contract/learning.ts';
import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

export const contentTypes = contentType.options;
const languages = ['zh', 'en'] as const;

/** The list of contents. */
export const contentViews = defineListView({
  path: '/admin/content',
  filters: {
    type: oneOf(contentTypes),
    course_id: anId,
    missing: oneOf(languages),
    outdated: oneOf(languages),
    archived: aFlag,
  },
  sorts: ['updated', 'oldest', 'course'],
});

/** The editor of a content. */
export const contentPath = (id: number) => `/admin/content/${id}`;

/** Where a new content is begun; what is not chosen yet is asked for there. */
export function newContentPath(courseId?: number | null, type?: string): string {
  const query = new URLSearchParams();
  if (courseId) query.set('course', String(courseId));
  if (type) query.set('type', type);
  return `/admin/content/new${query.size > 0 ? `?${query}` : ''}`;
}
