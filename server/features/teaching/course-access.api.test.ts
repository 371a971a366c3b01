import { beforeAll, describe, expect, test } from 'vitest';
import { adminAccessCalls, teachAccessCalls } from '#contract/course-access.ts';
import { courseLearnersAdminCalls } from '#contract/course-learners.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { joinGroup } from './teaching.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let course = 0;
let lesson = 0;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  const teacher_id = await addTeacher(academy.db, { user_id: teacher.userId });
  course = await addCourse(academy.db, { points_required: 300, teacher_id });
  lesson = await addLesson(academy.db, course);
});

const grant = (body: Record<string, unknown>, as = teacher, id = course) =>
  academy.callWith(
    as === admin ? adminAccessCalls.grant : teachAccessCalls.grant,
    { params: { id }, body: { reason: 'a scholarship', ...body } },
    { as },
  );
const end = (learner: TestPerson, as = teacher, reason = 'left the class') =>
  academy.callWith(
    as === admin ? adminAccessCalls.end : teachAccessCalls.end,
    { params: { id: course, user_id: learner.userId }, body: { reason } },
    { as },
  );
const page = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id: course } }, { as })).data;
const open = async (as: TestPerson) =>
  (await academy.call(learningCalls.content, { query: { content_id: lesson } }, { as })).data
    .locked === null;
const auditOf = (userId: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'after'])
    .where('entity', '=', 'course')
    .where('entity_id', '=', String(course))
    .orderBy('audit_id')
    .execute()
    .then((rows) => rows.filter(({ after }) => (after as { user_id: number }).user_id === userId));

describe('giving access to a course', () => {
  test('by email opens it, tells the learner who and why, and is in the audit', async () => {
    const learner = await academy.addLearner();
    await joinGroup(academy, learner);
    expect(await open(learner)).toBe(false);
    const { data, msg } = await grant({ emails: [learner.email.toUpperCase()] });
    expect([data, msg]).toEqual([{ granted: 1, already: 0 }, '已为 1 位学员开通课程']);
    expect(await open(learner)).toBe(true);
    const { access, access_ended, basic_info } = await page(learner);
    expect([access, access_ended]).toEqual([
      {
        source: 'manual',
        reason: 'a scholarship',
        granted_by: '林老师',
        since: academy.now.toISOString(),
        until: null,
      },
      null,
    ]);
    expect(basic_info.is_redeemed_by_user).toBe(true);
    expect(await auditOf(learner.userId)).toEqual([
      {
        action: 'course.grant_access',
        actor_name: '林老师',
        after: { user_id: learner.userId, reason: 'a scholarship' },
      },
    ]);
  });

  test('to several at once leaves those who have it as they are', async () => {
    const [first, second] = [await academy.addLearner(), await academy.addLearner()];
    await grant({ user_ids: [first.userId] });
    const both = { user_ids: [first.userId], emails: [second.email, first.email] };
    expect((await grant(both, admin)).data).toEqual({ granted: 1, already: 1 });
    const again = await grant(both, admin);
    expect([again.status, again.data]).toEqual([200, { granted: 0, already: 2 }]);
    expect(again.msg).toBe('所选人员已有这门课程的学习权限。');
    const other = await grant({ user_ids: [second.userId] }, await academy.addAdmin());
    expect(other).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    const later = await grant({ user_ids: [second.userId], until: '2026-12-31' }, admin);
    expect(later).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(await auditOf(second.userId)).toHaveLength(1);
    expect((await page(first)).access?.granted_by).toBe('林老师');
  });

  test('until a day ends with that day of the academy, by itself', async () => {
    const learner = await academy.addLearner();
    await joinGroup(academy, learner);
    expect((await grant({ emails: [learner.email], until: '2026-03-01' })).fields).toEqual({
      until: '请选择今天或以后的日期。',
    });
    await grant({ emails: [learner.email], until: '2026-03-02' });
    expect(await open(learner)).toBe(true);
    const opened = academy.now;
    academy.setClock('2026-03-02T16:00:00Z');
    const later = { ...learner, token: await academy.logIn(learner.email) };
    expect(await open(later)).toBe(false);
    expect((await page(later)).access_ended).toMatchObject({ reason: '', can_redeem: true });
    academy.setClock(opened);
  });

  test('is all or nothing where somebody cannot be found', async () => {
    const learner = await academy.addLearner();
    const answer = await grant({ emails: [learner.email, 'nobody@example.com'] }, admin);
    expect([answer.status, answer.fields]).toEqual([
      404,
      { emails: '没有账户使用 nobody@example.com，未为任何人开通。' },
    ]);
    expect(await open(learner)).toBe(false);
    expect((await grant({ user_ids: [2e9] })).error).toBe('NOT_FOUND');
  });

  test('is refused for whoever was removed or deactivated', async () => {
    const removed = await academy.addLearner();
    const idle = await academy.addLearner({ name: '王伟明' });
    const set = (person: TestPerson, change: { archived_at: Date } | { is_active: boolean }) =>
      academy.db.updateTable('users').set(change).where('user_id', '=', person.userId).execute();
    await set(removed, { archived_at: academy.now });
    await set(idle, { is_active: false });
    await joinGroup(academy, idle);
    expect((await grant({ user_ids: [removed.userId] })).error).toBe('NOT_FOUND');
    expect(await grant({ emails: [idle.email] })).toMatchObject({
      error: 'INVALID_STATE',
      fields: { emails: '王伟明的账户已停用，未为任何人开通。' },
    });
  });

  test.each([
    ['nobody', {}, 'emails'],
    ['no reason', { emails: ['a@example.com'], reason: ' ' }, 'reason'],
    ['what is no email', { emails: ['a'] }, 'emails.0'],
    ['a day that is none', { emails: ['a@example.com'], until: '2026-02-30' }, 'until'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await grant(body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('is for the course’s own teacher, and for a course that is not free', async () => {
    const learner = await academy.addLearner();
    const body = { user_ids: [learner.userId] };
    const other = await addCourse(academy.db, { points_required: 10 });
    const free = await addCourse(academy.db);
    expect((await grant(body, teacher, other)).error).toBe('NOT_FOUND');
    expect((await grant(body, admin, other)).status).toBe(200);
    expect((await grant(body, admin, free)).error).toBe('INVALID_STATE');
    expect((await grant(body, learner)).status).toBe(403);
  });
});

describe('ending access', () => {
  test('closes the course, keeps the progress, and says why', async () => {
    const learner = await academy.addLearner();
    await grant({ user_ids: [learner.userId] });
    const body = { content_id: lesson, progress: 40 };
    await academy.call(learningCalls.progress, { body }, { as: learner });
    expect((await end(learner)).status).toBe(200);
    expect(await open(learner)).toBe(false);
    expect((await page(learner)).access_ended).toMatchObject({
      source: 'manual',
      reason: 'left the class',
    });
    expect(await end(learner)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect((await auditOf(learner.userId)).map(({ action }) => action)).toEqual([
      'course.grant_access',
      'course.end_access',
    ]);
    await grant({ user_ids: [learner.userId] }, admin);
    expect(await open(learner)).toBe(true);
  });

  test('also closes what points opened, which are not charged again', async () => {
    const learner = await academy.addLearner({ points: 900 });
    const body = { course_id: course };
    await academy.call(courseCalls.redeem, { body }, { as: learner });
    await end(learner, admin);
    expect((await page(learner)).access_ended).toMatchObject({ can_redeem: false });
    const again = await academy.call(courseCalls.redeem, { body }, { as: learner });
    expect(again.error).toBe('UNAVAILABLE');
  });

  test('also closes what was begun while it was free', async () => {
    const learner = await academy.addLearner();
    await academy.db
      .insertInto('content_progress')
      .values({ user_id: learner.userId, content_id: lesson, progress: 10 })
      .execute();
    expect((await page(learner)).access).toMatchObject({ source: 'free' });
    await end(learner);
    expect(await open(learner)).toBe(false);
    expect((await page(learner)).access_ended).toMatchObject({ source: 'free' });
  });

  test('needs a reason, and a learner who has access', async () => {
    const learner = await academy.addLearner();
    expect((await end(learner, teacher, '')).status).toBe(400);
    expect((await end(learner)).error).toBe('INVALID_STATE');
    expect((await end({ ...learner, userId: 2e9 })).error).toBe('NOT_FOUND');
  });
});

test('the list of learners says why the course is open to each; admins see emails', async () => {
  const learner = await academy.addLearner({ name: 'Listed Lim' });
  await grant({ user_ids: [learner.userId] });
  const input = { params: { id: course }, query: { search: 'listed' } };
  const own = await academy.call(teachingCalls.learners, input, { as: teacher });
  expect(own.data.list).toMatchObject([
    { user_id: learner.userId, email: null, access: { source: 'manual' }, access_ended: null },
  ]);
  const all = await academy.call(courseLearnersAdminCalls.list, input, { as: admin });
  expect(all.data.list).toMatchObject([{ email: learner.email }]);
});

test('the list of learners is searched by email where emails are shown', async () => {
  const learner = await academy.addLearner({ name: 'Sought Tan' });
  await grant({ user_ids: [learner.userId] });
  const input = { params: { id: course }, query: { search: learner.email.slice(0, -1) } };
  const all = await academy.call(courseLearnersAdminCalls.list, input, { as: admin });
  expect(all.data.list).toMatchObject([{ user_id: learner.userId }]);
  const own = await academy.call(teachingCalls.learners, input, { as: teacher });
  expect(own.data.list).toEqual([]);
});

test('people are found by name, and by their whole email; teachers see only its ends', async () => {
  const learner = await academy.addLearner({ name: '欧阳小明' });
  await joinGroup(academy, learner);
  const short = `st…${learner.email.slice(learner.email.indexOf('@'))}`;
  const found = async (search: string, as = teacher) =>
    (
      await academy.call(
        as === admin ? adminAccessCalls.candidates : teachAccessCalls.candidates,
        { params: { id: course }, query: { search } },
        { as },
      )
    ).data.list.map(({ user_id, email }) => [user_id, email]);
  expect(await found('阳小')).toEqual([[learner.userId, short]]);
  expect(await found(learner.email.toUpperCase())).toEqual([[learner.userId, short]]);
  expect(await found(learner.email.slice(0, -1))).toEqual([]);
  expect(await found(learner.email.slice(0, -1), admin)).toEqual([[learner.userId, learner.email]]);
  expect(await found(' ')).toEqual([]);
});

describe('an address of somebody in no course of the teacher and in no group', () => {
  const listed = (list: string, dry_run: boolean) =>
    academy.call(
      teachAccessCalls.grantByList,
      { params: { id: course }, body: { list, dry_run, reason: 'class' } },
      { as: teacher },
    );

  test('looks to the teacher as if it had no account, wherever it is entered', async () => {
    const stranger = await academy.addLearner({ name: '慕容雪' });
    for (const email of [stranger.email, 'nobody@example.com']) {
      for (const isDryRun of [true, false]) {
        const { data } = await listed(email, isDryRun);
        expect(data.lines).toEqual([{ line: 1, email, fate: 'unknown' }]);
      }
      const answer = await grant({ emails: [email] });
      expect([answer.status, answer.error, answer.fields]).toEqual([
        404,
        'NOT_FOUND',
        { emails: `您的课程和各小组中没有人使用 ${email}，未为任何人开通。其他人可按姓名查找。` },
      ]);
      const query = { search: email };
      const search = { params: { id: course }, query };
      const { data } = await academy.call(teachAccessCalls.candidates, search, { as: teacher });
      expect(data.list).toEqual([]);
    }
    expect(await open(stranger)).toBe(false);
  });

  test('is not shown where the name finds them, who can be given access by it', async () => {
    const stranger = await academy.addLearner({ name: '司徒静' });
    const search = { params: { id: course }, query: { search: '司徒' } };
    const { data } = await academy.call(teachAccessCalls.candidates, search, { as: teacher });
    expect(data.list).toMatchObject([{ user_id: stranger.userId, email: '' }]);
    expect((await grant({ user_ids: [stranger.userId] })).status).toBe(200);
    expect((await listed(stranger.email, true)).data.counts.already).toBe(1);
  });
});
