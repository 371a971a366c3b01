import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { privacyCalls } from '#contract/privacy.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { deleteDueAccounts } from './delete-due-accounts.ts';

const academy = openTestAcademy();
const PASSWORD = 'a-good-password';
const DAY = 24 * 60;

const request = (as: TestPerson, body: Record<string, unknown> = { password: PASSWORD }) =>
  academy.callWith(privacyCalls.requestDeletion, { body }, { as, locale: 'en' });
const cancel = (as: TestPerson) =>
  academy.call(privacyCalls.cancelDeletion, {}, { as, locale: 'en' });
const state = async (as: TestPerson) =>
  (await academy.call(privacyCalls.deletion, {}, { as })).data;
const run = () => deleteDueAccounts(academy.app.dependencies);
const stored = (userId: number) =>
  academy.db
    .selectFrom('users')
    .select(['email', 'name', 'is_active', 'archived_at', 'delete_at'])
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();

test('an account is deleted 14 days after its owner asked, and not a moment earlier', async () => {
  const learner = await academy.addLearner({ name: '林美芳', points: 30, language: 'en' });
  const answer = await request(learner);
  const deleteAt = new Date(academy.now.getTime() + 14 * DAY * 60_000).toISOString();
  expect(answer).toMatchObject({
    status: 200,
    msg: 'Your account will be deleted in 14 days. You can keep it until then',
    data: { delete_at: deleteAt, blockers: [] },
  });
  academy.advanceMinutes(14 * DAY - 1);
  await run();
  expect((await stored(learner.userId)).archived_at).toBeNull();
  academy.advanceMinutes(1);
  await run();
  await run();
  const after = await stored(learner.userId);
  expect(after).toMatchObject({
    email: `removed-${learner.userId}@removed.invalid`,
    is_active: false,
    delete_at: null,
  });
  expect(after.name).not.toContain('林');
  const login = await academy.call(accountCalls.login, {
    body: { email: learner.email, password: PASSWORD },
  });
  expect(login.status).toBe(401);
  const entries = await academy.db
    .selectFrom('point_entries')
    .select('point_id')
    .where('user_id', '=', learner.userId)
    .execute();
  expect(entries.length).toBeGreaterThan(0);
  await academy.assertLedgerIsSound();
  const lines = await auditLinesOf(academy.db, 'user', learner.userId);
  expect(lines.map(({ action }) => action)).toEqual(['user.request_deletion', 'user.archive']);
  expect(JSON.stringify(lines)).not.toContain('林美芳');
});

test('the owner is told by email when, and where to keep the account', async () => {
  const learner = await academy.addLearner({ language: 'en' });
  await request(learner);
  const mailed = () => academy.emails.filter(({ to }) => to === learner.email);
  await academy.runJobs();
  expect(mailed()).toHaveLength(1);
  expect(mailed()[0]?.subject).toBe('Prospect Academy: your account will be deleted');
  expect(mailed()[0]?.text).toContain('/profile/privacy');
  await request(learner);
  await academy.runJobs();
  expect(mailed()).toHaveLength(1);
});

test('asked twice, the first day stays', async () => {
  const learner = await academy.addLearner();
  const first = await request(learner);
  academy.advanceMinutes(60);
  expect((await request(learner)).data).toEqual(first.data);
});

test('whoever logs in within the 14 days keeps the account, twice alike', async () => {
  const learner = await academy.addLearner();
  await request(learner);
  academy.advanceMinutes(13 * DAY);
  learner.token = await academy.logIn(learner.email);
  for (const _ of [1, 2]) {
    expect(await cancel(learner)).toMatchObject({
      status: 200,
      msg: 'Your account stays as it is',
      data: { delete_at: null },
    });
  }
  academy.advanceMinutes(3 * DAY);
  await run();
  expect((await stored(learner.userId)).archived_at).toBeNull();
  const lines = await auditLinesOf(academy.db, 'user', learner.userId);
  expect(lines.map(({ action }) => action)).toEqual([
    'user.request_deletion',
    'user.cancel_deletion',
  ]);
});

test('a wrong password deletes nothing and counts as a failed login', async () => {
  const learner = await academy.addLearner();
  expect(await request(learner, { password: 'wrong' })).toMatchObject({
    status: 401,
    error: 'INVALID_CREDENTIALS',
    fields: { password: 'The current password is not correct' },
  });
  expect(await request(learner, {})).toMatchObject({ status: 400 });
  for (let i = 0; i < 9; i++) await request(learner, { password: 'wrong' });
  expect(await request(learner)).toMatchObject({ status: 429 });
  expect(await state(learner)).toMatchObject({ delete_at: null });
});

test('the only owner is refused, one of two is not', async () => {
  const admin = await academy.addAdmin();
  await academy.addAdmin({ adminRole: 'support' });
  expect(await request(admin)).toMatchObject({
    status: 409,
    error: 'LAST_ADMIN',
    msg: 'You are the only owner. Please make another admin an owner first.',
  });
  await academy.addAdmin();
  expect((await request(admin)).status).toBe(200);
});

test('a teacher hands over the courses first', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  const { teacher_id } = await academy.db
    .insertInto('teachers')
    .values({ user_id: teacher.userId, name: 'Ms Tan' })
    .returning('teacher_id')
    .executeTakeFirstOrThrow();
  const course = await addCourse(academy.db, { teacher_id });
  expect(await state(teacher)).toMatchObject({ blockers: [{ kind: 'taught_courses', count: 1 }] });
  expect(await request(teacher)).toMatchObject({
    status: 409,
    error: 'INVALID_STATE',
    msg: 'You teach a course. Please ask an admin to give it to another teacher first.',
  });
  await academy.db
    .updateTable('courses')
    .set({ teacher_id: null })
    .where('course_id', '=', course)
    .execute();
  expect((await request(teacher)).status).toBe(200);
});
