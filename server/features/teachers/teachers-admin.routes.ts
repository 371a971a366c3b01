import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { teacherAdminCalls } from '#contract/teachers-admin.ts';
import { serve } from '../../http/define-route.ts';
import { Answer } from '../../http/http-response.ts';
import { archiveTeacher, changeTeacher, createTeacher, restoreTeacher } from './edit-teacher.ts';
import { getAdminTeacher, listAdminTeachers } from './teachers-admin.queries.ts';

export function serveAdminTeachers(app: FastifyInstance): void {
  serve(app, teacherAdminCalls.list, async ({ query, deps, locale }) => {
    const limit = pageSize(query, 20);
    const { db } = deps.database;
    const { list, count } = await listAdminTeachers(db, { ...query, limit }, locale);
    return { list, count, page: query.page, limit };
  });

  serve(app, teacherAdminCalls.get, ({ params, deps }) =>
    getAdminTeacher(deps.database.db, params.id),
  );

  serve(app, teacherAdminCalls.create, async ({ body, deps, caller, t, locale }) => {
    const teacher = await createTeacher(deps, caller, body, { t, locale });
    return new Answer(teacher, t('admin.teachers.messages.added'));
  });

  serve(app, teacherAdminCalls.update, async ({ params, body, deps, caller, t, locale }) => {
    const teacher = await changeTeacher(deps, caller, params.id, body, { t, locale });
    return new Answer(teacher, t('admin.teachers.messages.saved'));
  });

  serve(app, teacherAdminCalls.delete, async ({ params, deps, caller, t }) => {
    await archiveTeacher(deps, caller, params.id);
    return new Answer({}, t('admin.teachers.messages.archived'));
  });

  serve(app, teacherAdminCalls.restore, async ({ params, deps, caller, t }) => {
    const teacher = await restoreTeacher(deps, caller, params.id);
    return new Answer(teacher, t('admin.teachers.messages.restored'));
  });
}
