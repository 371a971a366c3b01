import type { CourseStatus } from '#contract/courses-admin.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { courseLevels } from '#web/features/courses/course-list-query.ts';
import { boolParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

export const courseStatuses = [
  'active',
  'draft',
  'inactive',
] as const satisfies readonly CourseStatus[];

/** The list of courses. */
export const courseViews = defineListView({
  path: '/admin/courses',
  filters: {
    status: enumParam(courseStatuses),
    level: enumParam(courseLevels),
    teacher_id: idParam,
    missing: enumParam(['zh', 'en']),
    outdated: enumParam(['zh', 'en']),
    archived: boolParam,
  },
  sorts: ['newest', 'oldest', 'updated', 'title', 'popular'],
});

/** Where a course is edited, and its lessons are ordered. */
export const coursePath = (id: number | 'new') => `/admin/courses/${id}`;
/** Who learns in a course, and why it is open to them. */
export const courseLearnersPath = (id: number) => `/admin/courses/${id}/learners`;
export const courseLessonsPath = (id: number) => `/admin/courses/${id}/contents`;

/** Where a new lesson of a course is added. */
export const newCourseLessonPath = (courseId: number, type: LessonType) =>
  `/admin/content/new?course=${courseId}&type=${type}`;
