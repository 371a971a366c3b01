import { beforeAll, describe, expect, test } from 'vitest';
import { adminAccessCalls, teachAccessCalls } from '#contract/course-access.ts';
import { courseCalls } from '#contract/courses.ts';
import { EMAIL_LINES } from '#contract/email-list.ts';
import { addCourse, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { joinGroup } from './teaching.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let course = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
  const teacher_id = await addTeacher(academy.db, { user_id: teacher.userId });
  course = await addCourse(academy.db, { points_required: 300, teacher_id });
});

const byList = (body: Record<string, unknown>, as = teacher, id = course) =>
  academy.callWith(
    as === admin ? adminAccessCalls.grantByList : teachAccessCalls.grantByList,
    { params: { id }, body: { reason: 'the spring class', ...body } },
    { as },
  );
const endSeveral = (user_ids: number[], as = teacher, id = course) =>
  academy.callWith(
    as === admin ? adminAccessCalls.endSeveral : teachAccessCalls.endSeveral,
    { params: { id }, body: { user_ids, reason: 'the class is over' } },
    { as },
  );
const accessOf = async (as: TestPerson) =>
  (await academy.call(courseCalls.get, { query: { course_id: course } }, { as })).data.access;
const setPerson = (
  { userId }: TestPerson,
  change: { archived_at: Date; email: string } | { is_active: boolean },
) => academy.db.updateTable('users').set(change).where('user_id', '=', userId).execute();

describe('giving access by a list of emails', () => {
  test('is tried first, opens then, and opens nothing when it is repeated', async () => {
    const [first, second, idle, removed] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    await joinGroup(academy, first, second, idle, removed);
    await setPerson(idle, { is_active: false });
    await setPerson(removed, { archived_at: academy.now, email: 'removed-1@removed.invalid' });
    const list = [
      'Email,Name',
      `${first.email},One`,
      `${second.email.toUpperCase()},Two`,
      'nobody@example.com,Nobody',
      `${removed.email},Removed`,
      `${idle.email},Idle`,
      `${first.email},Again`,
      'no address,None',
    ].join('\n');
    const counts = { added: 2, already: 0, duplicate: 1, unknown: 2, inactive: 1, invalid: 1 };
    const tried = await byList({ list });
    expect([tried.data.dry_run, tried.data.total, tried.data.counts]).toEqual([true, 7, counts]);
    expect(tried.data.lines.slice(0, 2)).toEqual([
      { line: 4, email: 'nobody@example.com', fate: 'unknown' },
      { line: 5, email: removed.email, fate: 'unknown' },
    ]);
    expect(await accessOf(first)).toBeNull();
    const { data, msg } = await byList({ list, dry_run: false });
    expect([data.counts, msg]).toEqual([counts, '已为 2 位学员开通课程']);
    expect(await accessOf(second)).toMatchObject({
      source: 'manual',
      reason: 'the spring class',
      granted_by: '林老师',
    });
    const again = await byList({ list, dry_run: false }, admin);
    expect(again.data.counts).toEqual({ ...counts, added: 0, already: 2 });
    const audited = await academy.db
      .selectFrom('audit_log')
      .select('after')
      .where('action', '=', 'course.grant_access')
      .execute();
    expect(audited.map(({ after }) => (after as { user_id: number }).user_id)).toEqual(
      [first, second].map(({ userId }) => userId).sort((one, other) => one - other),
    );
  });

  test('can end by a day of the academy', async () => {
    const learner = await academy.addLearner();
    await joinGroup(academy, learner);
    const input = { list: learner.email, dry_run: false };
    expect((await byList({ ...input, until: '2026-03-01' })).fields).toEqual({
      until: '请选择今天或以后的日期。',
    });
    await byList({ ...input, until: '2026-03-02' });
    expect((await accessOf(learner))?.until).toBe('2026-03-02T15:59:59.000Z');
  });

  test.each([
    ['a blank list', { list: ' \n' }, 'list'],
    ['no reason', { list: 'a@example.com', reason: ' ' }, 'reason'],
    ['too many lines', { list: 'a@example.com\n'.repeat(EMAIL_LINES + 1) }, 'list'],
    ['too long a text', { list: 'a@example.com\n'.repeat(30_000) }, 'list'],
    ['an open quotation mark', { list: `Email\n"${'a@example.com\n'.repeat(1000)}` }, 'list'],
  ])('refuses %s', async (_, body, field) => {
    const answer = await byList(body);
    expect([answer.status, Object.keys(answer.fields ?? {})]).toEqual([400, [field]]);
  });

  test('is for the course’s own teacher, and for a course that is not free', async () => {
    const other = await addCourse(academy.db, { points_required: 10 });
    const free = await addCourse(academy.db);
    const body = { list: 'nobody@example.com' };
    expect((await byList(body, teacher, other)).error).toBe('NOT_FOUND');
    expect((await byList(body, admin, other)).status).toBe(200);
    expect((await byList(body, admin, free)).error).toBe('INVALID_STATE');
    expect((await byList(body, await academy.addLearner())).status).toBe(403);
  });
});

describe('ending the access of several learners', () => {
  test('ends it for those who have it, and says for how many', async () => {
    const [first, second, without] = await Promise.all([
      academy.addLearner(),
      academy.addLearner(),
      academy.addLearner(),
    ]);
    await joinGroup(academy, first, second);
    await byList({ list: `${first.email}\n${second.email}`, dry_run: false });
    const ids = [first, second, without].map(({ userId }) => userId);
    const { data, msg } = await endSeveral(ids);
    expect([data, msg]).toEqual([{ ended: 2, without: 1 }, '已收回 2 位学员的学习权限']);
    expect([await accessOf(first), await accessOf(second)]).toEqual([null, null]);
    expect((await endSeveral(ids, admin)).error).toBe('INVALID_STATE');
  });

  test('is all or nothing where somebody is not there', async () => {
    const learner = await academy.addLearner();
    await joinGroup(academy, learner);
    await byList({ list: learner.email, dry_run: false });
    expect((await endSeveral([learner.userId, 2e9])).error).toBe('NOT_FOUND');
    expect(await accessOf(learner)).not.toBeNull();
    expect((await endSeveral([])).status).toBe(400);
    expect((await endSeveral(Array.from({ length: 201 }, (_, i) => i + 1))).status).toBe(400);
  });
});
