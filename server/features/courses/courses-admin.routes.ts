import type { FastifyInstance } from 'fastify';
import type { i18n } from 'i18next';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { pageSize } from '#contract/fields.ts';
import { createTranslator } from '#i18n/index.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { getAdminCourse, listAdminCourses } from './courses-admin.queries.ts';
import { type CopyMarks, duplicateCourse } from './duplicate-course.ts';
import {
  archiveCourse,
  type CourseMessages,
  changeCourse,
  confirmCourse,
  createCourse,
  restoreCourse,
} from './edit-course.ts';
import { presentAdminCourse } from './present-admin-course.ts';

function messagesFor(t: i18n['t']): CourseMessages {
  return {
    noSuchTeacher: t('admin.courses.messages.noSuchTeacher'),
    titleRequired: t('validation.title_required'),
    noWayBack: t('admin.courses.messages.noReturnToDraft'),
    notYet: t('admin.courses.messages.notYet'),
    mustHaveTeacher: t('admin.courses.messages.keepsTeacher'),
    lacks: ([first, second]) => {
      if (second !== undefined) return t('admin.courses.messages.lacksBoth');
      return t(
        first === 'teacher'
          ? 'admin.courses.messages.lacksTeacher'
          : 'admin.courses.messages.lacksContents',
      );
    },
  };
}

/** A copy is marked in both languages, whichever the admin speaks. */
const copyMarks: CopyMarks = {
  en: (title) => createTranslator('en').t('admin.courses.messages.copyOf', { title }),
  zh: (title) => createTranslator('zh').t('admin.courses.messages.copyOf', { title }),
};

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
    const course = await createCourse(dependencies, currentUser, body, messagesFor(t));
    return new HttpResponse(course, t('admin.courses.messages.created'));
  });

  defineRoute(
    app,
    courseAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const course = await changeCourse(dependencies, currentUser, params.id, body, messagesFor(t));
      const message = {
        draft: t('admin.courses.messages.saved'),
        active: t('admin.courses.messages.published'),
        inactive: t('admin.courses.messages.unpublished'),
      }[body.status ?? 'draft'];
      return new HttpResponse(course, message);
    },
  );

  defineRoute(
    app,
    courseAdminCalls.confirm,
    async ({ params, body, dependencies, currentUser, t }) => {
      const course = await confirmCourse(dependencies, currentUser, params.id, body.version);
      return new HttpResponse(course, t('admin.lessons.messages.confirmed'));
    },
  );

  defineRoute(app, courseAdminCalls.archive, async ({ params, dependencies, currentUser, t }) => {
    await archiveCourse(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('admin.courses.messages.archived'));
  });

  defineRoute(app, courseAdminCalls.restore, async ({ params, dependencies, currentUser, t }) => {
    const course = await restoreCourse(dependencies, currentUser, params.id);
    return new HttpResponse(course, t('admin.courses.messages.restored'));
  });

  defineRoute(app, courseAdminCalls.duplicate, async ({ params, dependencies, currentUser, t }) => {
    const course = await duplicateCourse(dependencies, currentUser, params.id, copyMarks);
    return new HttpResponse(course, t('admin.courses.messages.duplicated'));
  });
}
