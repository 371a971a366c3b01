import type { FastifyInstance } from 'fastify';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { pageSize } from '#contract/paging.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getAdminCourse, listAdminCourses } from './courses-admin.queries.ts';
import { duplicateCourse } from './duplicate-course.ts';
import {
  archiveCourse,
  changeCourse,
  confirmCourse,
  createCourse,
  restoreCourse,
} from './edit-course.ts';
import { presentAdminCourse } from './present-admin-course.ts';

export function registerAdminCoursesRoutes(app: FastifyInstance): void {
  defineRoute(app, courseAdminCalls.list, async ({ query, dependencies, locale }) => {
    const limit = pageSize(query, 20);
    const { rows, count } = await listAdminCourses(dependencies.database.db, {
      ...query,
      limit,
      locale,
    });
    return { list: rows.map(presentAdminCourse), count, page: query.page, limit };
  });

  defineRoute(app, courseAdminCalls.get, async ({ params, dependencies }) =>
    presentAdminCourse(await getAdminCourse(dependencies.database.db, params.id)),
  );

  defineRoute(app, courseAdminCalls.create, async ({ body, dependencies, currentUser, t }) => {
    const course = await createCourse(dependencies, currentUser, body);
    return new HttpResponse(course, t('messages.courses.created'));
  });

  defineRoute(
    app,
    courseAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const course = await changeCourse(dependencies, currentUser, params.id, body);
      const message = {
        draft: t('messages.courses.saved'),
        active: t('messages.courses.published'),
        inactive: t('messages.courses.unpublished'),
      }[body.status ?? 'draft'];
      return new HttpResponse(course, message);
    },
  );

  defineRoute(
    app,
    courseAdminCalls.confirm,
    async ({ params, body, dependencies, currentUser, t }) => {
      const course = await confirmCourse(dependencies, currentUser, params.id, body.version);
      return new HttpResponse(course, t('messages.lessons.confirmed'));
    },
  );

  defineRoute(app, courseAdminCalls.archive, async ({ params, dependencies, currentUser, t }) => {
    await archiveCourse(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.courses.archived'));
  });

  defineRoute(app, courseAdminCalls.restore, async ({ params, dependencies, currentUser, t }) => {
    const course = await restoreCourse(dependencies, currentUser, params.id);
    return new HttpResponse(course, t('messages.courses.restored'));
  });

  defineRoute(app, courseAdminCalls.duplicate, async ({ params, dependencies, currentUser, t }) => {
    const course = await duplicateCourse(dependencies, currentUser, params.id);
    return new HttpResponse(course, t('messages.courses.duplicated'));
  });
}
