import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { teacherAdminCalls } from '#contract/teachers-admin.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { HttpResponse } from '#server/http/http-response.ts';
import { archiveTeacher, changeTeacher, createTeacher, restoreTeacher } from './edit-teacher.ts';
import { getAdminTeacher, listAdminTeachers } from './teachers-admin.queries.ts';

export function registerAdminTeachersRoutes(app: FastifyInstance): void {
  defineRoute(app, teacherAdminCalls.list, async ({ query, dependencies, locale }) => {
    const limit = pageSize(query, 20);
    const { db } = dependencies.database;
    const { list, count } = await listAdminTeachers(db, { ...query, limit }, locale);
    return { list, count, page: query.page, limit };
  });

  defineRoute(app, teacherAdminCalls.get, ({ params, dependencies }) =>
    getAdminTeacher(dependencies.database.db, params.id),
  );

  defineRoute(app, teacherAdminCalls.create, async ({ body, dependencies, currentUser, t }) => {
    const teacher = await createTeacher(dependencies, currentUser, body);
    return new HttpResponse(teacher, t('messages.teachers.added'));
  });

  defineRoute(
    app,
    teacherAdminCalls.update,
    async ({ params, body, dependencies, currentUser, t }) => {
      const teacher = await changeTeacher(dependencies, currentUser, params.id, body);
      return new HttpResponse(teacher, t('messages.teachers.saved'));
    },
  );

  defineRoute(app, teacherAdminCalls.delete, async ({ params, dependencies, currentUser, t }) => {
    await archiveTeacher(dependencies, currentUser, params.id);
    return new HttpResponse({}, t('messages.teachers.archived'));
  });

  defineRoute(app, teacherAdminCalls.restore, async ({ params, dependencies, currentUser, t }) => {
    const teacher = await restoreTeacher(dependencies, currentUser, params.id);
    return new HttpResponse(teacher, t('messages.teachers.restored'));
  });
}
