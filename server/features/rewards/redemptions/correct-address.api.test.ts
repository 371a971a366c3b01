import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, redeemed, transitionAs } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let mug: number;

beforeAll(async () => {
  admin = await academy.addAdmin();
  learner = await academy.addLearner({ points: 100_000 });
  mug = (await addReward(academy, admin)).reward_id;
});
afterAll(() => academy.assertLedgerIsSound());

const corrected = {
  recipient_name: '林美芳',
  recipient_phone: '+60 12 345 6789',
  shipping_address: '8 Jalan Ampang',
  shipping_city: 'Kuala Lumpur',
  shipping_province: 'Selangor',
  shipping_postal_code: '50450',
  shipping_country: 'MY',
};
const correct = (id: number, body: Record<string, unknown> = {}, as = admin) =>
  academy.callWith(
    redemptionAdminCalls.correctAddress,
    { params: { id }, body: { ...corrected, ...body } },
    { as },
  );
const own = async (redemption_id: number) => {
  const query = { redemption_id };
  return (await academy.call(redemptionCalls.redemption, { query }, { as: learner })).data;
};

describe('an address that was wrong', () => {
  test.each(['pending', 'approved'] as const)(
    'is corrected while the request is %s: the learner sees it, and is written to',
    async (status) => {
      const id = await redeemed(academy, learner, mug);
      if (status === 'approved') await transitionAs(academy, admin, 'approve', id);
      await vi.waitFor(() => expect(academy.emails.length).toBe(status === 'approved' ? 1 : 0));
      academy.emails.length = 0;
      const answer = await correct(id);
      expect([answer.status, answer.msg]).toEqual([200, '收货地址已更正']);
      const seen = await own(id);
      expect(seen).toMatchObject({ ...corrected, status });
      expect(seen.events.at(-1)).toMatchObject({ status, is_correction: true, note: '' });
      await vi.waitFor(() => expect(academy.emails).toHaveLength(1));
      expect(academy.emails[0]).toMatchObject({ to: learner.email });
      expect(academy.emails[0]?.subject).toContain('收货地址已更正');
      academy.emails.length = 0;
    },
  );

  test('is audited as it was and as it is', async () => {
    const id = await redeemed(academy, learner, mug);
    await correct(id);
    const rows = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'before', 'after'])
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .execute();
    expect(rows).toMatchObject([
      {
        action: 'redemption.correct_address',
        before: { shipping_postal_code: '238840' },
        after: { shipping_postal_code: '50450', shipping_country: 'MY' },
      },
    ]);
  });

  test('sent twice, or unchanged, is one correction', async () => {
    const id = await redeemed(academy, learner, mug);
    expect((await correct(id)).status).toBe(200);
    expect((await correct(id)).status).toBe(200);
    expect((await own(id)).events.filter((event) => event.is_correction)).toHaveLength(1);
  });

  test('is not corrected over what another admin has just corrected', async () => {
    const id = await redeemed(academy, learner, mug);
    expect((await correct(id, { version: 1 })).status).toBe(200);
    const late = await correct(id, { version: 1, shipping_city: 'Ipoh' });
    expect(late).toMatchObject({ status: 409, error: 'STALE_VERSION' });
    expect(late.data).toMatchObject({ shipping_city: 'Kuala Lumpur', version: 2 });
    expect((await own(id)).shipping_city).toBe('Kuala Lumpur');
  });

  test('stays where the parcel has left, or the request has ended', async () => {
    const shipped = await redeemed(academy, learner, mug);
    await transitionAs(academy, admin, 'approve', shipped);
    await transitionAs(academy, admin, 'ship', shipped);
    const declined = await redeemed(academy, learner, mug);
    await transitionAs(academy, admin, 'reject', declined);
    const voucher = await addReward(academy, admin, { kind: 'course_access' });
    const unshipped = await redeemed(academy, learner, voucher.reward_id);
    for (const id of [shipped, declined, unshipped]) {
      const before = await own(id);
      expect(await correct(id)).toMatchObject({ status: 409, error: 'INVALID_STATE' });
      expect(await own(id)).toEqual(before);
    }
  });

  test('is checked as the learner’s own form is, all fields at once', async () => {
    const id = await redeemed(academy, learner, mug);
    const answer = await correct(id, {
      recipient_name: ' ',
      recipient_phone: '',
      shipping_address: '',
      shipping_postal_code: '238840',
    });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {}).toSorted()).toEqual([
      'recipient_name',
      'recipient_phone',
      'shipping_address',
      'shipping_postal_code',
    ]);
    expect((await own(id)).shipping_postal_code).toBe('238840');
  });

  test('is for admins alone to correct', async () => {
    const id = await redeemed(academy, learner, mug);
    const teacher = await academy.addPerson({ role: 'teacher' });
    expect((await correct(id, {}, learner)).status).toBe(403);
    expect((await correct(id, {}, teacher)).status).toBe(403);
    expect((await correct(2_000_000)).status).toBe(404);
  });
});

test('a removed person’s corrected address leaves the audit with them', async () => {
  const leaving = await academy.addLearner({ points: 100 });
  const id = await redeemed(academy, leaving, mug);
  await correct(id);
  await transitionAs(academy, admin, 'reject', id);
  const params = { id: leaving.userId };
  await academy.call(userAdminCalls.delete, { params }, { as: admin });
  const { before, after } = await academy.db
    .selectFrom('audit_log')
    .select(['before', 'after'])
    .where('action', '=', 'redemption.correct_address')
    .where('entity_id', '=', String(id))
    .executeTakeFirstOrThrow();
  const said = JSON.stringify([before, after]);
  for (const word of ['林美芳', '+60 12 345 6789', '8 Jalan Ampang', '50450', '238840']) {
    expect(said).not.toContain(word);
  }
});
