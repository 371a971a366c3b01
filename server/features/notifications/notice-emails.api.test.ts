import { beforeAll, describe, expect, test } from 'vitest';
import { adminAccessCalls } from '#contract/course-access.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { inTransaction } from '#database/open.ts';
import type { Locale } from '#domain/locale.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { notify } from './notify.ts';

const academy = openTestAcademy();
let courseId: number;
beforeAll(async () => {
  courseId = await addCourse(academy.db, { title: 'Bonds', title_zh: '债券入门' });
});

const choose = (as: TestPerson, body: Record<string, unknown>) =>
  academy.callWith(notificationCalls.changeSettings, { body }, { as });
const list = async (as: TestPerson) =>
  (await academy.callWith(notificationCalls.lists, { query: {} }, { as })).data;
const addressOf = async ({ userId }: TestPerson) =>
  academy.db
    .selectFrom('users')
    .select('email')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
const emailsTo = async (person: TestPerson) => {
  const { email } = await addressOf(person);
  return academy.emails.filter(({ to }) => to === email);
};
/** Notifies somebody of a grade, and runs the queued jobs. */
async function notifyGraded({ userId }: TestPerson, cause: string) {
  const params = { course_id: courseId, content_id: 1, score: 90 };
  const notice = { kind: 'submission_graded', to: { userId }, params, cause } as const;
  await inTransaction(academy.db, (tx) => notify(tx, { ...notice, now: academy.now }));
  await academy.runJobs();
}
async function learnerIn(language_preference: Locale) {
  const learner = await academy.addLearner();
  await academy.db
    .updateTable('users')
    .set({ language_preference })
    .where('user_id', '=', learner.userId)
    .execute();
  return learner;
}
/** The path that an email's header names. */
const linkOf = (headers: Readonly<Record<string, string>> | undefined) =>
  new URL(/^<(.*)>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
const oneClick = (address: URL) =>
  academy.app.inject({
    method: 'POST',
    url: `${address.pathname}${address.search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: 'List-Unsubscribe=One-Click',
  });

describe('the email of a notice', () => {
  test.each([
    ['zh', '您在《债券入门》的作业已批改：90 分'],
    ['en', 'Your assignment in “Bonds” has been graded: 90 out of 100'],
  ] as const)(
    'comes once, in the language of its reader (%s), and leads to the page',
    async (locale, text) => {
      const learner = await learnerIn(locale);
      await notifyGraded(learner, 'once');
      await notifyGraded(learner, 'once');
      const [email, ...more] = await emailsTo(learner);
      expect(more).toEqual([]);
      expect(email?.subject).toContain(text);
      expect(email?.text).toContain(`/courses/${courseId}/content/1`);
      expect(email?.html).toContain(text);
      expect(email?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    },
  );

  test('tells a learner of a course that an admin opened to them', async () => {
    const learner = await learnerIn('zh');
    const admin = await academy.addAdmin();
    const closed = await addCourse(academy.db, { title_zh: '股票入门', points_required: 10 });
    await academy.callWith(
      adminAccessCalls.grant,
      { params: { id: closed }, body: { user_ids: [learner.userId], reason: 'Prize' } },
      { as: admin },
    );
    await academy.runJobs();
    const [email, ...more] = await emailsTo(learner);
    expect(more).toEqual([]);
    expect(email?.subject).toContain('学院为您开通了课程《股票入门》');
    expect(email?.text).toContain(`/courses/${closed}`);
  });

  test('comes once without a row in the list, where only that is wanted', async () => {
    const learner = await learnerIn('en');
    await choose(learner, { kind: 'submission_graded', in_app: false });
    await notifyGraded(learner, 'email alone');
    await notifyGraded(learner, 'email alone');
    expect(await emailsTo(learner)).toHaveLength(1);
    expect(await list(learner)).toMatchObject({ list: [], count: 0, unread_count: 0 });
  });

  test('does not come to an address that was never verified', async () => {
    const learner = await academy.addLearner({ verified: false });
    await notifyGraded(learner, 'unproven');
    expect(await emailsTo(learner)).toEqual([]);
    expect((await list(learner)).count).toBe(1);
  });

  test('does not come where it is switched off', async () => {
    const learner = await learnerIn('en');
    await choose(learner, { kind: 'submission_graded', email: false });
    await notifyGraded(learner, 'off');
    expect(await emailsTo(learner)).toEqual([]);
    expect((await list(learner)).count).toBe(1);
  });
});

test('the email itself has a link that ends its kind, on the page of the same token', async () => {
  const learner = await learnerIn('zh');
  await notifyGraded(learner, 'visible');
  const [email] = await emailsTo(learner);
  const { origin, search } = linkOf(email?.headers);
  expect(email?.text).toContain(`退订这类邮件：\n${origin}/unsubscribe${search}\n`);
  expect(email?.html).toContain(`href="${origin}/unsubscribe${search}"`);
});

describe('one click of a mail program', () => {
  test('ends the emails of that kind without a login, however often it is sent', async () => {
    const learner = await learnerIn('en');
    await notifyGraded(learner, 'first');
    const [email] = await emailsTo(learner);
    const address = linkOf(email?.headers);
    for (const answer of [await oneClick(address), await oneClick(address)]) {
      expect(answer.statusCode).toBe(200);
      expect(answer.json().msg).toBe(
        'You will get no more emails of this kind: Assignment graded.',
      );
    }
    await notifyGraded(learner, 'second');
    expect(await emailsTo(learner)).toHaveLength(1);
    expect((await list(learner)).count).toBe(2);
  });

  test('is needed: a scanner that opens the link is led to a page, and ends nothing', async () => {
    const learner = await learnerIn('en');
    await notifyGraded(learner, 'scanned');
    const [email] = await emailsTo(learner);
    const { pathname, search, searchParams } = linkOf(email?.headers);
    const answer = await academy.app.inject({ url: `${pathname}${search}` });
    expect(answer.statusCode).toBe(302);
    expect(answer.headers.location).toBe(`/unsubscribe?token=${searchParams.get('token')}`);
    await notifyGraded(learner, 'still on');
    expect(await emailsTo(learner)).toHaveLength(2);
  });

  test('of a forged or outdated link says so and changes nothing', async () => {
    const learner = await learnerIn('en');
    await notifyGraded(learner, 'forged');
    const [email] = await emailsTo(learner);
    const address = linkOf(email?.headers);
    const forged = new URL(address);
    const token = address.searchParams.get('token') ?? '';
    forged.searchParams.set('token', token.replace('submission_graded', 'payment_received'));
    const empty = new URL(address);
    empty.searchParams.set('token', 'x');
    for (const answer of [await oneClick(forged), await oneClick(empty)]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json().msg).toMatch(/no longer valid/);
    }
    const rows = academy.db.selectFrom('notification_settings').selectAll();
    expect(await rows.where('user_id', '=', learner.userId).execute()).toEqual([]);
  });
});
