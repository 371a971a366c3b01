import type { FastifyInstance } from 'fastify';
import {
  type CourseContentsCalls,
  courseContentsAdminCalls,
  courseContentsTeachCalls,
} from '#contract/courses-admin.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { getCourseContents } from './course-lessons.queries.ts';
import { orderContents } from './order-lessons.ts';
import { presentCourseContents } from './present-course-lessons.ts';

/** The contents of a course as a list: what there is, in which order. */
function serveCourseContents(app: FastifyInstance, calls: CourseContentsCalls): void {
  serve(app, calls.list, async ({ params, query, deps, caller }) =>
    presentCourseContents(
      await getCourseContents(deps.database.db, caller, params.id, query.archived),
    ),
  );

  serve(app, calls.order, async ({ params, body, deps, caller, t }) => {
    const order = { courseId: params.id, contentIds: body.content_ids, version: body.version };
    const sentences = { notAllOnce: t('admin.courses.messages.notAllOnce') };
    const contents = await orderContents(deps, caller, order, sentences);
    return new Answer(contents, t('admin.courses.messages.ordered'));
  });
}

export const serveAdminCourseContents = (app: FastifyInstance) =>
  serveCourseContents(app, courseContentsAdminCalls);
/** The same for teachers, whose courses alone are there for them. */
export const serveTeachingCourseContents = (app: FastifyInstance) =>
  serveCourseContents(app, courseContentsTeachCalls);
