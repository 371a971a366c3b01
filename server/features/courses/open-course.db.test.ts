import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isFreeCourse, lessonLock, type Viewer } from '#domain/course-access.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import { isFreeCourseSql, isUnlockedSql } from './course-access.sql.ts';
import { getVisibleCourse } from './courses.queries.ts';

const academy = openTestAcademy();
let viewers: Viewer[];
const courses: number[] = [];

beforeAll(async () => {
  const { db } = academy;
  const teacher = await academy.addPerson({ role: 'teacher' });
  const former = await academy.addPerson({ role: 'teacher' });
  const buyer = await academy.addLearner();
  const learner = await academy.addLearner();
  const admin = await academy.addAdmin();
  viewers = [
    null,
    { userId: teacher.userId, role: 'teacher' },
    { userId: former.userId, role: 'teacher' },
    { userId: buyer.userId, role: 'student' },
    { userId: learner.userId, role: 'student' },
    { userId: admin.userId, role: 'admin' },
  ];
  const teachers = [
    null,
    await addTeacher(db, { user_id: teacher.userId }),
    await addTeacher(db, { user_id: former.userId, archived_at: academy.now }),
  ];
  for (const points_required of [0, 10]) {
    for (const price_usd of [0, 5]) {
      for (const price_cny of [0, 30]) {
        for (const teacher_id of teachers) {
          courses.push(await addCourse(db, { points_required, price_usd, price_cny, teacher_id }));
        }
      }
    }
  }
  for (const course_id of courses.filter((_, index) => index % 2 === 0)) {
    await db
      .insertInto('course_redemptions')
      .values({ user_id: buyer.userId, course_id, points_spent: 0 })
      .execute();
  }
});

test('queries and rules agree on which course is free, and open to whom', async () => {
  for (const viewer of viewers) {
    const { rows } = await sql<{ course_id: number; free: boolean; unlocked: boolean }>`
      select c.course_id, ${isFreeCourseSql('c')} as free, ${isUnlockedSql('c', viewer)} as unlocked
      from courses as c order by c.course_id
    `.execute(academy.db);
    const expected = await Promise.all(
      courses.map(async (course_id) => {
        const course = await getVisibleCourse(academy.db, course_id, viewer);
        const unlocked = lessonLock(course, viewer) === null;
        return { course_id, free: isFreeCourse(course), unlocked };
      }),
    );
    expect(rows).toEqual(expected);
  }
});
