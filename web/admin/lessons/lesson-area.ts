import { useLocation } from 'react-router';
import {
  type CourseLessonsCalls,
  courseLessonsAdminCalls,
  courseLessonsTeachCalls,
} from '#contract/courses-admin.ts';
import {
  type LessonEditingCalls,
  lessonAdminCalls,
  lessonTeachingCalls,
} from '#contract/lessons-admin.ts';
import { courseLessonsPath } from '#web/admin/courses/course-list-view.ts';
import { lessonEditPath } from './lessons-view.ts';

/** Where lessons are edited: by admins all of them, by teachers their own. */
interface LessonArea {
  calls: LessonEditingCalls;
  /** The lessons of a course, and their order. */
  ofCourse: CourseLessonsCalls;
  /** The editor of a lesson. */
  lessonPath: (id: number) => string;
  /** The lessons of a course. */
  listPath: (courseId: number) => string;
}

const areas = {
  admin: {
    calls: lessonAdminCalls,
    ofCourse: courseLessonsAdminCalls,
    lessonPath: lessonEditPath,
    listPath: (courseId) => courseLessonsPath(courseId),
  },
  teach: {
    // The same calls under other paths and names, which no screen needs.
    calls: lessonTeachingCalls,
    ofCourse: courseLessonsTeachCalls,
    lessonPath: (id) => `/teach/content/${id}`,
    listPath: (courseId) => `/teach/courses/${courseId}`,
  },
} as const satisfies Record<string, LessonArea>;

/** The area of the current page. */
export function useLessonArea(): LessonArea {
  const { pathname } = useLocation();
  return pathname.startsWith('/teach/') ? areas.teach : areas.admin;
}
