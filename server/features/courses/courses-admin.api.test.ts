import { describe, expect, test } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { courseAdminCalls, courseLessonsAdminCalls } from '#contract/courses-admin.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { withCoursePeople } from './courses.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let teacher: TestPerson;
let teacherId: number;

withCoursePeople(academy, (people) => {
  ({ admin, learner, teacher, teacherId } = people);
});

const create = (body: Record<string, unknown>) =>
  academy.callWith(courseAdminCalls.create, { body }, { as: admin });

const get = (id: number) => academy.call(courseAdminCalls.get, { params: { id } }, { as: admin });

const seen = (course_id: number, as: TestPerson | null = null) =>
  academy.call(courseCalls.get, { query: { course_id } }, { as });

const auditOf = (courseId: number) => auditLinesOf(academy.db, 'course', courseId);

/** A course of the teacher with one content, published. @returns its id */
async function addPublished(fields: Parameters<typeof addCourse>[1] = {}) {
  const courseId = await addCourse(academy.db, { teacher_id: teacherId, ...fields });
  await addLesson(academy.db, courseId);
  return courseId;
}

describe('adding a course', () => {
  test('needs a title in one language; it begins as a draft', async () => {
    const { status, data, msg } = await create({ title_zh: ' 债券入门 ' });
    expect([status, msg]).toEqual([200, '课程已新建为草稿']);
    expect(data).toEqual({
      course_id: expect.any(Number),
      title: '',
      title_zh: '债券入门',
      short_description: '',
      short_description_zh: '',
      description: '',
      description_zh: '',
      thumbnail: null,
      difficulty_level: 'beginner',
      teacher_id: null,
      teacher_name: '',
      teacher_name_zh: '',
      points_reward: 0,
      points_required: 0,
      price_usd: 0,
      price_cny: 0,
      price_sgd: 0,
      price_myr: 0,
      is_featured: false,
      status: 'draft',
      content_count: 0,
      duration: 0,
      likes_count: 0,
      enrollments: 0,
      rating: null,
      redemption_count: 0,
      missing: ['en'],
      outdated: null,
      texts_changed_at: academy.now.toISOString(),
      texts_zh_changed_at: academy.now.toISOString(),
      missing_for_publishing: ['teacher', 'contents'],
      created_at: academy.now.toISOString(),
      updated_at: academy.now.toISOString(),
      archived_at: null,
      version: 1,
    });
    expect(await auditOf(data.course_id)).toEqual([
      { action: 'course.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
    expect((await seen(data.course_id)).status).toBe(404);
  });

  test('keeps prices to the cent in both currencies', async () => {
    const prices = { price_usd: 19.99, price_cny: 138.5, price_sgd: 25.9, price_myr: 79 };
    const { data } = await create({ title: 'Bonds', ...prices });
    expect(data).toMatchObject(prices);
  });

  test('with a teacher who is not there is refused at the field', async () => {
    const gone = await addTeacher(academy.db, { archived_at: academy.now });
    for (const teacher_id of [2e9, gone]) {
      const answer = await create({ title: 'Bonds', teacher_id });
      expect(answer).toMatchObject({
        status: 404,
        error: 'NOT_FOUND',
        fields: { teacher_id: '这位教师已不存在，请另选一位' },
      });
    }
  });

  test.each([
    ['no title', { title: ' ' }, 'title_zh'],
    ['a long title', { title: 'x'.repeat(161) }, 'title'],
    ['a third digit of a price', { price_usd: 9.999 }, 'price_usd'],
    ['a third digit in the other currency', { price_cny: 0.001 }, 'price_cny'],
    ['a third digit in Singapore dollars', { price_sgd: 0.001 }, 'price_sgd'],
    ['a negative price', { price_usd: -1 }, 'price_usd'],
    ['a negative price in ringgit', { price_myr: -0.01 }, 'price_myr'],
    ['a price that could be two', { price_cny: '1,250' }, 'price_cny'],
    ['negative points', { points_required: -1 }, 'points_required'],
    ['half a point', { points_reward: 0.5 }, 'points_reward'],
    ['too many points', { points_reward: 1_000_001 }, 'points_reward'],
    ['an unknown level', { difficulty_level: 'expert' }, 'difficulty_level'],
    ['a picture elsewhere', { thumbnail: 'https://evil.example/x.png' }, 'thumbnail'],
    ['a picture that runs', { thumbnail: 'javascript:alert(1)' }, 'thumbnail'],
    ['a picture without a scheme', { thumbnail: '//evil.example/x.png' }, 'thumbnail'],
  ])('refuses %s', async (_, fields, field) => {
    const answer = await create({ title: 'Bonds', ...fields });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
  });

  test('says why a price is refused', async () => {
    expect((await create({ title: 'Bonds', price_usd: 1.005 })).fields).toEqual({
      price_usd: '小数点后最多两位',
    });
  });
});

test('every call on courses is for admins alone', async () => {
  const courseId = await addPublished();
  const params = { id: courseId };
  const before = (await get(courseId)).data;
  const calls = [
    [courseAdminCalls.list, {}],
    [courseAdminCalls.get, { params }],
    [courseAdminCalls.create, { body: { title: 'Bonds' } }],
    [courseAdminCalls.update, { params, body: { title: 'Bonds' } }],
    [courseAdminCalls.archive, { params }],
    [courseAdminCalls.restore, { params }],
    [courseAdminCalls.duplicate, { params }],
    [courseAdminCalls.confirm, { params, body: {} }],
    [courseLessonsAdminCalls.list, { params }],
    [courseLessonsAdminCalls.order, { params, body: { content_ids: [1] } }],
  ] as const;
  for (const [call, input] of calls) {
    const statuses = [];
    for (const as of [null, learner, teacher]) {
      statuses.push((await academy.callWith(call, input, { as })).status);
    }
    expect([call.name, ...statuses]).toEqual([call.name, 401, 403, 403]);
  }
  expect((await get(courseId)).data).toEqual(before);
});
