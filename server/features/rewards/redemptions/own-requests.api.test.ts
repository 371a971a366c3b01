import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { getBalance } from '#server/features/points/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, redeem, redeemed } from '../rewards.testing.ts';

/** Admins cannot decide about points and requests of their own. */

const academy = openTestAcademy();
let admin: TestPerson;
let other: TestPerson;
let rewardId: number;

beforeAll(async () => {
  admin = await academy.addPerson({ role: 'admin', points: 1000 });
  other = await academy.addAdmin();
  rewardId = (await addReward(academy, admin)).reward_id;
});
afterAll(async () => {
  await academy.assertLedgerIsSound();
});

const balanceOf = async (userId: number) =>
  (await getBalance(academy.db, userId, academy.now)).available;
const adjust = (userId: number, amount: number, as: TestPerson) =>
  academy.call(
    pointAdminCalls.adjust,
    { params: { id: userId }, body: { amount, reason: 'A gift' } },
    { as, locale: 'en' },
  );
const FORBIDDEN = { status: 403, error: 'FORBIDDEN' };

describe('an admin', () => {
  test('neither gives points to themselves nor takes them', async () => {
    for (const amount of [100_000_000, -1]) {
      expect(await adjust(admin.userId, amount, admin)).toMatchObject({
        ...FORBIDDEN,
        msg: 'You cannot change your own points. Please ask another admin.',
      });
    }
    expect(await balanceOf(admin.userId)).toBe(1000);
    expect((await adjust(admin.userId, 5, other)).status).toBe(200);
    expect((await adjust(admin.userId, -5, other)).status).toBe(200);
  });

  test('corrects no entry of their own', async () => {
    const given = await adjust(admin.userId, -5, other);
    const params = { id: given.data.point_id };
    const body = { reason: 'Not so' };
    const own = await academy.call(pointAdminCalls.reverse, { params, body }, { as: admin });
    expect(own).toMatchObject({
      ...FORBIDDEN,
      msg: '任何人都不能调整自己的积分，请由其他管理员处理。',
    });
    expect(
      (await academy.call(pointAdminCalls.reverse, { params, body }, { as: other })).status,
    ).toBe(200);
  });

  test('makes no transition of a request of their own, alone or among others', async () => {
    const id = await redeemed(academy, admin, rewardId);
    const body = { reason: 'No', carrier: 'SingPost' };
    for (const action of ['approve', 'reject', 'ship', 'complete'] as const) {
      const answer = await academy.callWith(
        redemptionAdminCalls[action],
        { params: { id }, body },
        { as: admin, locale: 'en' },
      );
      expect(answer).toMatchObject({
        ...FORBIDDEN,
        msg: 'This is your own request. Another admin must process it.',
      });
    }
    const learner = await academy.addLearner({ points: 100 });
    const remote = await redeemed(academy, learner, rewardId);
    const batch = await academy.callWith(
      redemptionAdminCalls.batch,
      { body: { ids: [id, remote], action: 'approve' } },
      { as: admin, locale: 'en' },
    );
    expect(batch.data).toMatchObject({
      done: [remote],
      failed: [
        {
          id,
          error: 'FORBIDDEN',
          msg: 'This is your own request. Another admin must process it.',
        },
      ],
    });
    const step = { params: { id }, body: {} };
    expect((await academy.callWith(redemptionAdminCalls.approve, step, { as: other })).status).toBe(
      200,
    );
  });

  test('is refused by the database as well', async () => {
    const entry = academy.db
      .insertInto('point_entries')
      .columns([
        'kind',
        'user_id',
        'amount',
        'from_account_id',
        'to_account_id',
        'idempotency_key',
        'reason',
        'actor_user_id',
      ])
      .expression((eb) =>
        eb
          .selectFrom('point_accounts as source')
          .innerJoin('point_accounts as target', (join) =>
            join.on('target.user_id', '=', admin.userId).on('target.kind', '=', 'available'),
          )
          .select((row) => [
            row.val('admin_adjustment' as const).as('kind'),
            row.val(admin.userId).as('user_id'),
            row.val(5).as('amount'),
            'source.account_id as from_account_id',
            'target.account_id as to_account_id',
            row.val('by hand').as('idempotency_key'),
            row.val('A gift').as('reason'),
            row.val(admin.userId).as('actor_user_id'),
          ])
          .where('source.kind', '=', 'adjusted'),
      )
      .execute();
    await expect(entry).rejects.toThrow(/point_entries_other_actor/);
  });
});

describe('a request that goes where those of other accounts go', () => {
  const request = async (fields: Record<string, string>, person?: TestPerson) => {
    const learner = person ?? (await academy.addLearner({ points: 100 }));
    const body = { ...formFor(rewardId), ...fields };
    const { redemptionCalls } = await import('#contract/redemptions.ts');
    const { data } = await academy.call(
      redemptionCalls.createRedemption,
      { body },
      { as: learner },
    );
    return { id: data.redemption_id, learner };
  };
  const sharedOf = async (id: number) =>
    (await academy.call(redemptionAdminCalls.redemption, { params: { id } }, { as: other })).data
      .shared_with;

  test('is marked with them: the same phone or address, however it is typed', async () => {
    const first = await request({
      recipient_phone: '+65 9111 2222',
      shipping_address: '12 Bedok North Ave, #05-01',
    });
    const phone = await request({
      recipient_phone: '9111-2222',
      shipping_address: '88 Jalan Sultan',
    });
    const address = await request({
      recipient_phone: '+65 9333 4444',
      shipping_address: '１２ bedok north ave #05 01',
    });
    await request({ recipient_phone: '+65 9555 6666', shipping_address: '1 Raffles Place' });
    expect(await sharedOf(first.id)).toMatchObject([
      {
        redemption_id: address.id,
        user_id: address.learner.userId,
        same_phone: false,
        same_address: true,
      },
      {
        redemption_id: phone.id,
        user_name: phone.learner.name,
        same_phone: true,
        same_address: false,
      },
    ]);
    const queue = await academy.call(
      redemptionAdminCalls.redemptions,
      { query: {} },
      { as: other },
    );
    const marks = queue.data.list.map((row) => [row.redemption_id, row.shared_with.length]);
    expect(marks).toContainEqual([first.id, 2]);
    expect(marks).toContainEqual([phone.id, 1]);
  });

  test('is not marked with the person’s own', async () => {
    const learner = await academy.addLearner({ points: 300 });
    const place = { recipient_phone: '+60 7777 8888', shipping_address: '27 Jalan Wong Ah Fook' };
    const { id } = await request(place, learner);
    await request(place, learner);
    expect(await sharedOf(id)).toEqual([]);
  });

  test('is still given: a family may share an address', async () => {
    const learner = await academy.addLearner({ points: 100 });
    expect((await redeem(academy, learner, rewardId)).status).toBe(200);
  });
});
