import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { isFreeCourse, lessonLock, type Viewer } from '#domain/course-access.ts';
import { beganWithoutGrant, isGrantValid } from '#domain/course-grants.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { isFreeCourseSql, isUnlockedSql } from './course-access.sql.ts';
import { getVisibleCourse } from './courses.queries.ts';

const academy = openTestAcademy();
const HOUR = 3_600_000;
let viewers: Viewer[];
const courses: number[] = [];
const learners = new Map<number, (typeof HISTORIES)[number]>();

/** What learners did and were granted, in hours from now: grants [granted, until, revoked]. */
const HISTORIES: {
  grants: [number, number | null, number | null][];
  begun: number[];
}[] = [
  { grants: [], begun: [] },
  { grants: [], begun: [-5] },
  { grants: [[-9, null, null]], begun: [] },
  { grants: [[-9, 1, null]], begun: [-5] },
  { grants: [[-9, 0, null]], begun: [-5] },
  { grants: [[-9, -1, null]], begun: [-10] },
  { grants: [[-9, null, -2]], begun: [-5] },
  { grants: [[-9, null, -2]], begun: [-9] },
  { grants: [[-9, null, -2]], begun: [-10, -3] },
  {
    grants: [
      [-9, -8, null],
      [-3, 4, null],
    ],
    begun: [-5],
  },
  {
    grants: [
      [-9, -8, null],
      [-3, 4, -1],
    ],
    begun: [-5],
  },
];

const at = (hours: number) => new Date(academy.now.getTime() + hours * HOUR);
const atOrNull = (hours: number | null) => (hours === null ? null : at(hours));

beforeAll(async () => {
  const { db } = academy;
  const teacher = await academy.addPerson({ role: 'teacher' });
  const former = await academy.addPerson({ role: 'teacher' });
  const admin = await academy.addAdmin();
  viewers = [
    null,
    { userId: teacher.userId, role: 'teacher' },
    { userId: former.userId, role: 'teacher' },
    { userId: admin.userId, role: 'admin', adminRole: 'owner' },
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
  courses.push(await addCourse(db, { price_sgd: 7 }), await addCourse(db, { price_myr: 20 }));
  const known = courses.filter((_, index) => index % 4 === 0);
  const lessons = new Map<number, number[]>();
  for (const id of known) lessons.set(id, [await addLesson(db, id), await addLesson(db, id)]);
  for (const history of HISTORIES) {
    const { userId } = await academy.addLearner();
    viewers.push({ userId, role: 'student' });
    learners.set(userId, history);
    const grants = known.flatMap((course_id) =>
      history.grants.map(([granted, until, revoked]) => ({
        user_id: userId,
        course_id,
        source: 'manual' as const,
        reason: 'let in',
        granted_by: admin.userId,
        granted_at: at(granted),
        until: atOrNull(until),
        revoked_at: atOrNull(revoked),
        revoke_reason: revoked === null ? '' : 'ended',
      })),
    );
    if (grants.length > 0) await db.insertInto('course_grants').values(grants).execute();
    const progress = known.flatMap((course_id) =>
      history.begun.map((begun, index) => ({
        user_id: userId,
        content_id: lessons.get(course_id)?.[index] ?? 0,
        progress: 10,
        started_at: at(begun),
        updated_at: at(begun),
      })),
    );
    if (progress.length > 0) await db.insertInto('content_progress').values(progress).execute();
  }
});

test('queries and rules agree on which course is free, and open to whom', async () => {
  for (const viewer of viewers) {
    const { rows } = await sql<{ course_id: number; free: boolean; unlocked: boolean }>`
      select c.course_id, ${isFreeCourseSql('c')} as free,
        ${isUnlockedSql('c', viewer, academy.now)} as unlocked
      from courses as c order by c.course_id
    `.execute(academy.db);
    const expected = await Promise.all(
      courses.map(async (course_id) => {
        const course = await getVisibleCourse(academy.db, course_id, viewer, academy.now);
        const unlocked = lessonLock(course, viewer) === null;
        return { course_id, free: isFreeCourse(course), unlocked };
      }),
    );
    expect(rows).toEqual(expected);
  }
});

test('queries and rules agree on which grants are valid, and who began without one', async () => {
  for (const [userId, { grants, begun }] of learners) {
    const viewer = { userId, role: 'student' } as const;
    const course = await getVisibleCourse(academy.db, courses[0] ?? 0, viewer, academy.now);
    const rows = grants.map(([granted, until, revoked]) => ({
      granted_at: at(granted),
      until: atOrNull(until),
      revoked_at: atOrNull(revoked),
    }));
    expect([course.is_redeemed_by_user, course.is_begun_by_user]).toEqual([
      rows.some((grant) => isGrantValid(grant, academy.now)),
      beganWithoutGrant(begun.map(at), rows),
    ]);
  }
});
