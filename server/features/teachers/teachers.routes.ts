import type { FastifyInstance } from 'fastify';
import { pageSize } from '#contract/fields.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { serve } from '../../http/define-route.ts';
import { likeTeacher, unlikeTeacher } from './like-teacher.ts';
import { presentTeacher, presentTeacherDetail } from './present-teacher.ts';
import { findTeachers, getTeacher, listCoursesOf } from './teachers.queries.ts';
import { sortTeachers } from './teachers.rules.ts';

const TEACHERS_PAGE = 6;

export function serveGuestTeachers(app: FastifyInstance): void {
  serve(app, teacherCalls.list, async ({ query, deps, caller, locale }) => {
    const { page, search = '', sort } = query;
    const limit = pageSize(query, TEACHERS_PAGE);
    const found = await findTeachers(deps.database.db, caller, search);
    const shown = sortTeachers(found, sort, locale).slice((page - 1) * limit, page * limit);
    return { list: shown.map(presentTeacher), count: found.length, page, limit };
  });

  serve(app, teacherCalls.get, async ({ query, deps, caller }) => {
    const { db } = deps.database;
    const teacher = await getTeacher(db, query.teacher_id, caller);
    return presentTeacherDetail(teacher, await listCoursesOf(db, query.teacher_id));
  });
}

export function serveLearnerTeachers(app: FastifyInstance): void {
  serve(app, teacherCalls.like, ({ query, deps, caller }) =>
    likeTeacher(deps, caller, query.teacher_id),
  );

  serve(app, teacherCalls.unlike, ({ query, deps, caller }) =>
    unlikeTeacher(deps, caller, query.teacher_id),
  );
}
