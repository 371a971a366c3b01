import type { FastifyInstance } from 'fastify';
import type { i18n } from 'i18next';
import { courseAdminCalls } from '#contract/courses-admin.ts';
import { pageSize } from '#contract/fields.ts';
import { createTranslator } from '#i18n/index.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { getAdminCourse, listAdminCourses } from './courses-admin.queries.ts';
import { type CopyMarks, duplicateCourse } from './duplicate-course.ts';
import {
  archiveCourse,
  type CourseSentences,
  changeCourse,
  confirmCourse,
  createCourse,
  restoreCourse,
} from './edit-course.ts';
import { presentAdminCourse } from './present-admin-course.ts';

function sentencesOf(t: i18n['t']): CourseSentences {
  return {
    noSuchTeacher: t('admin.courses.messages.noSuchTeacher'),
    titleRequired: t('validation.title_required'),
    noWayBack: t('admin.courses.messages.noWayBack'),
    notYet: t('admin.courses.messages.notYet'),
    keepsTeacher: t('admin.courses.messages.keepsTeacher'),
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

export function serveAdminCourses(app: FastifyInstance): void {
  serve(app, courseAdminCalls.list, async ({ query, deps, locale }) => {
    const limit = pageSize(query, 20);
    const { rows, count } = await listAdminCourses(deps.database.db, { ...query, limit, locale });
    return { list: rows.map(presentAdminCourse), count, page: query.page, limit };
  });

  serve(app, courseAdminCalls.get, async ({ params, deps }) =>
    presentAdminCourse(await getAdminCourse(deps.database.db, params.id)),
  );

  serve(app, courseAdminCalls.create, async ({ body, deps, caller, t }) => {
    const course = await createCourse(deps, caller, body, sentencesOf(t));
    return new Answer(course, t('admin.courses.messages.created'));
  });

  serve(app, courseAdminCalls.update, async ({ params, body, deps, caller, t }) => {
    const course = await changeCourse(deps, caller, params.id, body, sentencesOf(t));
    const message = {
      draft: t('admin.courses.messages.saved'),
      active: t('admin.courses.messages.published'),
      inactive: t('admin.courses.messages.unpublished'),
    }[body.status ?? 'draft'];
    return new Answer(course, message);
  });

  serve(app, courseAdminCalls.confirm, async ({ params, body, deps, caller, t }) => {
    const course = await confirmCourse(deps, caller, params.id, body.version);
    return new Answer(course, t('admin.lessons.messages.confirmed'));
  });

  serve(app, courseAdminCalls.archive, async ({ params, deps, caller, t }) => {
    await archiveCourse(deps, caller, params.id);
    return new Answer({}, t('admin.courses.messages.archived'));
  });

  serve(app, courseAdminCalls.restore, async ({ params, deps, caller, t }) => {
    const course = await restoreCourse(deps, caller, params.id);
    return new Answer(course, t('admin.courses.messages.restored'));
  });

  serve(app, courseAdminCalls.duplicate, async ({ params, deps, caller, t }) => {
    const course = await duplicateCourse(deps, caller, params.id, copyMarks);
    return new Answer(course, t('admin.courses.messages.duplicated'));
  });
}
