import { beforeAll, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify } from './notify.ts';
import { purgeOldNotices } from './purge-old-notices.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let courseId: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
  courseId = await addCourse(academy.db, {});
});

const list = async (as: TestPerson, query: Record<string, unknown> = {}) =>
  (await academy.callWith(notificationCalls.lists, { query }, { as })).data;
const read = (as: TestPerson, body: Record<string, unknown>) =>
  academy.callWith(notificationCalls.read, { body }, { as });
const choose = (as: TestPerson, body: Record<string, unknown>) =>
  academy.callWith(notificationCalls.changeSettings, { body }, { as });
const notifyOpened = (userId: number, cause: string) =>
  inTransaction(academy.db, (tx) =>
    notify(tx, {
      kind: 'course_opened',
      to: { userId },
      params: { course_id: courseId },
      cause,
      now: academy.now,
    }),
  );

describe('the list', () => {
  test('counts what is unread, and each is read once it is marked', async () => {
    const learner = await academy.addLearner();
    for (const cause of ['a', 'b', 'c']) await notifyOpened(learner.userId, cause);
    const { list: notices, unread_count } = await list(learner);
    expect([notices.length, unread_count]).toEqual([3, 3]);
    const first = { notification_ids: [notices[0]?.notification_id] };
    expect((await read(learner, first)).data).toEqual({ unread_count: 2 });
    expect((await read(learner, first)).data).toEqual({ unread_count: 2 });
    expect(await list(learner, { unread: true })).toMatchObject({ count: 2, unread_count: 2 });
    expect(await list(learner, { unread: false })).toMatchObject({ count: 1, unread_count: 2 });
    expect((await read(learner, { all: true })).data).toEqual({ unread_count: 0 });
    expect((await list(learner)).list.every(({ read_at }) => read_at !== null)).toBe(true);
  });

  test('shows one kind alone, and counts what is unread of all', async () => {
    const learner = await academy.addLearner();
    for (const cause of ['x', 'y']) await notifyOpened(learner.userId, cause);
    expect(await list(learner, { kind: 'course_opened' })).toMatchObject({ count: 2 });
    const others = await list(learner, { kind: 'review_replied', unread: true });
    expect(others).toMatchObject({ list: [], count: 0, unread_count: 2 });
    const answer = await academy.callWith(
      notificationCalls.lists,
      { query: { kind: 'unknown' } },
      { as: learner },
    );
    expect(answer.status).toBe(400);
  });

  test('is one’s own: another person neither reads nor marks it', async () => {
    const [learner, other] = [await academy.addLearner(), await academy.addLearner()];
    await notifyOpened(learner.userId, 'private');
    const [notice] = (await list(learner)).list;
    expect((await list(other)).count).toBe(0);
    const { status } = await read(other, { notification_ids: [notice?.notification_id] });
    expect(status).toBe(200);
    await read(other, { all: true });
    expect((await list(learner)).unread_count).toBe(1);
    const guest = await academy.callWith(notificationCalls.lists, { query: {} });
    expect(guest.status).toBe(401);
  });

  test('comes in pages of at most a hundred', async () => {
    const learner = await academy.addLearner();
    for (const cause of ['1', '2', '3']) await notifyOpened(learner.userId, cause);
    const pages = [await list(learner, { limit: 2 }), await list(learner, { limit: 2, page: 2 })];
    expect(pages.map((page) => page.list.length)).toEqual([2, 1]);
    expect((await list(learner, { limit: 1000 })).limit).toBe(100);
    for (const query of [{ limit: 0 }, { limit: -1 }, { page: 0 }, { limit: 'many' }]) {
      const answer = await academy.callWith(notificationCalls.lists, { query }, { as: learner });
      expect(answer.status).toBe(400);
    }
  });

  test('marks what is named or all, and refuses anything else', async () => {
    const learner = await academy.addLearner();
    const wrong = [
      {},
      { all: false },
      { notification_ids: [] },
      { notification_ids: [1], all: true },
      { notification_ids: Array.from({ length: 101 }, (_, at) => at + 1) },
      { notification_ids: ['x'] },
    ];
    for (const body of wrong) expect((await read(learner, body)).status).toBe(400);
  });

  test('is forgotten after a year', async () => {
    const learner = await academy.addLearner();
    await notifyOpened(learner.userId, 'old');
    const inDays = (days: number) => new Date(academy.now.getTime() + days * 86_400_000);
    await purgeOldNotices(academy.db, inDays(364));
    expect((await list(learner)).count).toBe(1);
    await purgeOldNotices(academy.db, inDays(366));
    expect((await list(learner)).count).toBe(0);
  });
});

describe('the settings', () => {
  test('switch a kind off in the list, and on again', async () => {
    const learner = await academy.addLearner();
    const { data, msg } = await choose(learner, { kind: 'course_opened', in_app: false });
    expect(msg).toBe('已保存');
    expect(data.list.find(({ kind }) => kind === 'course_opened')).toEqual({
      kind: 'course_opened',
      label: '课程已开通',
      audience: 'learner',
      in_app: false,
      email: false,
      push: true,
    });
    await notifyOpened(learner.userId, 'off');
    expect((await list(learner)).count).toBe(0);
    await choose(learner, { kind: 'course_opened', in_app: true });
    await notifyOpened(learner.userId, 'on');
    expect((await list(learner)).count).toBe(1);
  });

  test('hold a channel where only the other is changed', async () => {
    const learner = await academy.addLearner();
    await choose(learner, { kind: 'submission_graded', email: false });
    await choose(learner, { kind: 'submission_graded', in_app: false });
    const settings = await academy.call(notificationCalls.settings, {}, { as: learner });
    const graded = settings.data.list.find(({ kind }) => kind === 'submission_graded');
    expect(graded).toMatchObject({ in_app: false, email: false });
  });

  test('offer each role what it can receive', async () => {
    const kinds = async (as: TestPerson) =>
      (await academy.call(notificationCalls.settings, {}, { as })).data.list.map((one) => one.kind);
    const learner = await academy.addLearner();
    expect(await kinds(learner)).not.toContain('submission_received');
    expect(await kinds(teacher)).toContain('submission_received');
    expect(await kinds(admin)).toContain('redemption_requested');
    expect(await choose(learner, { kind: 'receipt_sent', in_app: false })).toMatchObject({
      status: 404,
    });
    expect(await choose(learner, { kind: 'unknown', in_app: false })).toMatchObject({
      status: 400,
    });
  });
});
