import { useLocation } from 'react-router';
import {
  type CourseContentsCalls,
  courseContentsAdminCalls,
  courseContentsTeachCalls,
} from '#contract/courses-admin.ts';
import {
  type ContentEditingCalls,
  contentAdminCalls,
  contentTeachingCalls,
} from '#contract/lessons-admin.ts';
import { contentPath, contentViews } from './lessons-view.ts';

/** Where contents are edited: by admins all of them, by teachers their own. */
interface ContentArea {
  calls: ContentEditingCalls;
  /** What a course holds, and its order. */
  ofCourse: CourseContentsCalls;
  /** The editor of a content. */
  contentPath: (id: number) => string;
  /** The contents of a course. */
  listPath: (courseId: number) => string;
}

const areas = {
  admin: {
    calls: contentAdminCalls,
    ofCourse: courseContentsAdminCalls,
    contentPath,
    listPath: (courseId) => contentViews.href({ course_id: courseId }),
  },
  teach: {
    // The same calls under another path; their names differ, which no screen asks for.
    calls: contentTeachingCalls,
    ofCourse: courseContentsTeachCalls,
    contentPath: (id) => `/teach/content/${id}`,
    listPath: (courseId) => `/teach/courses/${courseId}`,
  },
} as const satisfies Record<string, ContentArea>;

/** The area that the page belongs to. */
export function useContentArea(): ContentArea {
  const { pathname } = useLocation();
  return pathname.startsWith('/teach/') ? areas.teach : areas.admin;
}
