import type { FastifyInstance } from 'fastify';
import {
  type CourseLessonsCalls,
  courseLessonsAdminCalls,
  courseLessonsTeachCalls,
} from '#contract/courses-admin.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getCourseLessons } from './course-lessons.queries.ts';
import { orderLessons } from './order-lessons.ts';
import { presentCourseLessons } from './present-course-lessons.ts';

/** The lessons of a course as a list, and their order. */
function registerCourseLessonsRoutes(app: FastifyInstance, calls: CourseLessonsCalls): void {
  defineRoute(app, calls.list, async ({ params, query, dependencies, currentUser }) =>
    presentCourseLessons(
      await getCourseLessons(dependencies.database.db, currentUser, params.id, query.archived),
    ),
  );

  defineRoute(app, calls.order, async ({ params, body, dependencies, currentUser, t }) => {
    const order = { courseId: params.id, lessonIds: body.content_ids, version: body.version };
    const contents = await orderLessons(dependencies, currentUser, order);
    return new HttpResponse(contents, t('messages.lessons.ordered'));
  });
}

export const registerAdminCourseLessonsRoutes = (app: FastifyInstance) =>
  registerCourseLessonsRoutes(app, courseLessonsAdminCalls);
/** The same for teachers, limited to their own courses. */
export const registerTeachingCourseLessonsRoutes = (app: FastifyInstance) =>
  registerCourseLessonsRoutes(app, courseLessonsTeachCalls);
