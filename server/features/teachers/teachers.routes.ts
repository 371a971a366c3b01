import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/paging.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { defineRoute } from '#server/http/define-route.ts';
import { notFoundAs } from '#server/lib/app-error.ts';
import { likeTeacher, unlikeTeacher } from './like-teacher.ts';
import { presentTeacher, presentTeacherDetail } from './present-teacher.ts';
import { sortTeachers } from './sort-teachers.rules.ts';
import { findTeacherOrders, findTeachers, getTeacher, listCoursesOf } from './teachers.queries.ts';

const TEACHERS_PAGE = 6;

export function registerGuestTeachersRoutes(app: FastifyInstance): void {
  defineRoute(app, teacherCalls.list, async ({ query, dependencies, currentUser, locale }) => {
    const { page, search = '', sort } = query;
    const limit = pageSize(query, TEACHERS_PAGE);
    const { db } = dependencies.database;
    const found = await findTeacherOrders(db, search);
    const ids = sortTeachers(found, sort, locale).map(({ teacher_id }) => teacher_id);
    const shown = await findTeachers(db, ids.slice((page - 1) * limit, page * limit), currentUser);
    return { list: shown.map(presentTeacher), count: found.length, page, limit };
  });

  defineRoute(app, teacherCalls.get, async ({ query, dependencies, currentUser }) => {
    const { db } = dependencies.database;
    const teacher = await getTeacher(db, query.teacher_id, currentUser);
    return presentTeacherDetail(teacher, await listCoursesOf(db, query.teacher_id));
  });
}

export function registerLearnerTeachersRoutes(app: FastifyInstance): void {
  defineRoute(app, teacherCalls.like, ({ query, dependencies, currentUser }) =>
    likeTeacher(dependencies, currentUser, query.teacher_id).catch(
      notFoundAs('messages.common.likeFailed'),
    ),
  );

  defineRoute(app, teacherCalls.unlike, ({ query, dependencies, currentUser }) =>
    unlikeTeacher(dependencies, currentUser, query.teacher_id).catch(
      notFoundAs('messages.common.unlikeFailed'),
    ),
  );
}
