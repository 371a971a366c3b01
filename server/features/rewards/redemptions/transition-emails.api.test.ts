import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import type { RedemptionAction } from '#domain/redemption-status.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed } from '../rewards.testing.ts';

const academy = openTestAcademy();

let admin: TestPerson;
let reward: number;
beforeAll(async () => {
  admin = await academy.addAdmin();
  reward = (await addReward(academy, admin)).reward_id;
});
beforeEach(() => {
  academy.emails.length = 0;
});

const advance = (id: number, action: RedemptionAction, body: object = {}) =>
  academy.callWith(redemptionAdminCalls[action], { params: { id }, body }, { as: admin });

/** The emails so far; they are written after the answer. */
const emailsOf = (count: number) =>
  vi.waitFor(() => {
    expect(academy.emails).toHaveLength(count);
    return academy.emails;
  });

test('approving and shipping send an email in the learner’s language, completing does not', async () => {
  const learner = await academy.addLearner({ points: 100, language: 'en', name: 'May' });
  const id = await redeemed(academy, learner, reward);
  await advance(id, 'approve', { note: 'for admins alone' });
  await emailsOf(1);
  await advance(id, 'ship', { carrier: 'SF Express', tracking_number: 'SF123' });
  await emailsOf(2);
  expect(await advance(id, 'complete')).toMatchObject({ status: 200 });
  const emails = await emailsOf(2);
  expect(emails.map(({ to, subject }) => [to, subject])).toEqual([
    [learner.email, 'Prospect Academy: your request for “Mug” is approved'],
    [learner.email, 'Prospect Academy: “Mug” is on its way'],
  ]);
  expect(emails[0]?.text).not.toContain('for admins alone');
  expect(emails[1]?.text).toContain('SF123');
  for (const { text, headers } of emails) {
    expect(text).toContain('Unsubscribe from these emails');
    expect(headers).toHaveProperty('List-Unsubscribe');
  }
  expect(emails[1]?.text).toContain(
    `https://academy.example/profile?tab=redemptions&redemption=${id}`,
  );
});

test('a corrected parcel sends an email with the right details, and only where something changed', async () => {
  const learner = await academy.addLearner({ points: 100, language: 'en', name: 'May' });
  const id = await redeemed(academy, learner, reward);
  await advance(id, 'approve');
  await advance(id, 'ship', { carrier: 'SF Express', tracking_number: 'SF123' });
  await emailsOf(2);
  const correct = (tracking_number: string) =>
    academy.call(
      redemptionAdminCalls.correctParcel,
      { params: { id }, body: { carrier: 'SF Express', tracking_number } },
      { as: admin },
    );
  await correct('SF123');
  await correct('SF321');
  const emails = await emailsOf(3);
  expect(emails[2]?.subject).toContain('new delivery details for “Mug”');
  expect(emails[2]?.text).toContain('Tracking number: SF321');
  // A correction is always sent.
  expect(emails[2]?.text).not.toContain('Unsubscribe');
  await correct('');
  const [, , , last] = await emailsOf(4);
  expect(last?.text).toContain('Tracking number: none');
});

test('a rejection sends one email with its reason, however often it is requested', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, reward);
  await advance(id, 'reject', { reason: '地址不完整' });
  expect(await advance(id, 'reject', { reason: '地址不完整' })).toMatchObject({ status: 409 });
  const [sentEmail] = await emailsOf(1);
  expect(sentEmail?.subject).toContain('“马克杯”的申请已拒绝');
  expect(sentEmail?.text).toContain('原因：地址不完整');
});

test('a batch writes to each whose request made the transition', async () => {
  const people = await Promise.all([1, 2].map(() => academy.addLearner({ points: 100 })));
  const ids = await Promise.all(people.map((person) => redeemed(academy, person, reward)));
  const body = { ids: [...ids, 999_999], action: 'approve' as const };
  await academy.call(redemptionAdminCalls.batch, { body }, { as: admin });
  const emails = await emailsOf(2);
  expect(emails.map(({ to }) => to).sort()).toEqual(people.map(({ email }) => email).sort());
});

test('an email that cannot be sent does not undo the transition', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, reward);
  const post = vi
    .spyOn(academy.app.dependencies.mailer, 'send')
    .mockRejectedValueOnce(new Error('the post is closed'));
  const answer = await advance(id, 'approve');
  expect(answer).toMatchObject({ status: 200, data: { status: 'approved' } });
  await vi.waitFor(() => expect(post).toHaveBeenCalled());
  post.mockRestore();
});

test('who has left the academy is not written to', async () => {
  const learner = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, learner, reward);
  await academy.db
    .updateTable('users')
    .set({ is_active: false })
    .where('user_id', '=', learner.userId)
    .execute();
  await advance(id, 'approve');
  const other = await redeemed(academy, await academy.addLearner({ points: 100 }), reward);
  await advance(other, 'approve');
  expect((await emailsOf(1))[0]?.to).not.toBe(learner.email);
});
