import type { DifficultyLevel } from '#contract/courses.ts';
import type { CourseStatus } from '#contract/courses-admin.ts';
import type { ContentType } from '#contract/learning.ts';
import { aFlag, anId, defineListView, oneOf } from '../../lists/list-view.ts';

export const courseStatuses = [
  'active',
  'draft',
  'inactive',
] as const satisfies readonly CourseStatus[];

export const courseLevels = [
  'beginner',
  'intermediate',
  'advanced',
] as const satisfies readonly DifficultyLevel[];

/** The list of courses. */
export const courseViews = defineListView({
  path: '/admin/courses',
  filters: {
    status: oneOf(courseStatuses),
    level: oneOf(courseLevels),
    teacher_id: anId,
    missing: oneOf(['zh', 'en']),
    outdated: oneOf(['zh', 'en']),
    archived: aFlag,
  },
  sorts: ['newest', 'oldest', 'updated', 'title', 'popular'],
});

/** Where a course is edited, and its contents are put in order. */
export const coursePath = (id: number | 'new') => `/admin/courses/${id}`;
export const courseContentsPath = (id: number) => `/admin/courses/${id}/contents`;

/** Where a content of a course is begun. */
export const newContentPath = (courseId: number, type: ContentType) =>
  `/admin/content/new?course=${courseId}&type=${type}`;
