import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { courseCalls } from '#contract/courses.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

const academy = openTestAcademy();
const english = { headers: { 'accept-language': 'en' } };

test('a guest is told what a login is needed for, in both languages', async () => {
  const like = { body: { course_id: 1 } };
  expect(await academy.call(courseCalls.like, like, english)).toMatchObject({
    error: 'AUTH_REQUIRED',
    msg: 'You need to be logged in to like a course',
  });
  expect((await academy.call(courseCalls.like, like)).msg).toBe('请先登录后再点赞');
  expect((await academy.call(accountCalls.sessions, {}, english)).msg).toBe(
    'Authentication required',
  );
});

test('the profile says that there is no token, and a wrong token that it was not verified', async () => {
  expect((await academy.call(accountCalls.profile, {}, english)).msg).toBe('No token provided');
  const query = { token: 'no-such-token' };
  expect((await academy.call(accountCalls.verify, { query }, english)).msg).toBe(
    'Token verification failed',
  );
  const as = { token: 'no-such-token' };
  expect((await academy.call(accountCalls.restoreSession, {}, { as, ...english })).msg).toBe(
    'Token verification failed',
  );
});

test('a like of what is not there has failed', async () => {
  const as = await academy.addLearner();
  const body = { course_id: 2_000_000_000 };
  const query = { teacher_id: 2_000_000_000 };
  expect((await academy.call(courseCalls.like, { body }, { as })).msg).toBe('点赞失败');
  expect((await academy.call(courseCalls.unlike, { body }, { as })).msg).toBe('取消点赞失败');
  expect((await academy.call(teacherCalls.like, { query }, { as })).msg).toBe('点赞失败');
  expect((await academy.call(teacherCalls.unlike, { query }, { as })).msg).toBe('取消点赞失败');
});
