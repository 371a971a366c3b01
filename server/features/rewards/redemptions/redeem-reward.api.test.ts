import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { notificationCalls } from '#contract/notifications.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import {
  addReward,
  formFor,
  redeem,
  redeemed,
  rewardFigures,
  type TransitionArgs,
  transitionAs,
} from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
});

beforeEach(async () => {
  learner = await academy.addLearner({ name: '林美芳', points: 250 });
});

afterEach(() => academy.assertLedgerIsSound());
const step = (...transition: TransitionArgs) => transitionAs(academy, admin, ...transition);

describe('redeeming a reward', () => {
  test('takes the points and one of the stock with the request', async () => {
    const reward = await addReward(academy, admin, { available_stock: 3 });
    const { status, data, envelope } = await redeem(academy, learner, reward.reward_id);
    expect(status).toBe(200);
    expect(data).toEqual({
      redemption_id: expect.any(Number),
      new_stock: 2,
      available_points: 150,
    });
    expect(envelope).toMatchObject({
      code: 1,
      success: true,
      show: 1,
      msg: '兑换申请提交成功，请等待审核',
      message: '兑换申请提交成功，请等待审核',
    });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 100,
      stock: 2,
    });
  });

  test('that becomes scarce tells admins once, and not of every request after it', async () => {
    const reward = await addReward(academy, admin, { available_stock: 7 });
    const told = async () => {
      const query = { kind: 'stock_low', limit: 100 } as const;
      const options = { as: admin, locale: 'en' } as const;
      const { data } = await academy.call(notificationCalls.lists, { query }, options);
      return data.list.filter(({ text }) => text.startsWith(`“${reward.name}”`));
    };
    const request = async () => {
      const asking = await academy.addLearner({ points: 250 });
      const { data } = await redeem(academy, asking, reward.reward_id);
      return data.redemption_id;
    };
    const before = (await told()).length;
    await request();
    expect(await told()).toHaveLength(before);
    const fifth = await request();
    const [notice, ...others] = await told();
    expect(others).toHaveLength(before);
    expect(notice).toMatchObject({
      text: `“${reward.name}” is running out: 5 left`,
      link: '/admin/rewards?low_stock=1',
    });
    await request();
    // One that comes back and goes again is no news on the same day.
    await step('reject', fifth);
    await request();
    expect(await told()).toHaveLength(before + 1);
  });

  test('responds in English where English is requested', async () => {
    const reward = await addReward(academy, admin);
    const { msg } = await academy.call(
      redemptionCalls.createRedemption,
      { body: formFor(reward.reward_id) },
      { as: learner, locale: 'en' },
    );
    expect(msg).toBe('Your request has been submitted and is waiting for approval');
  });

  test('can be sent as a form of either kind, as a browser sends it', async () => {
    const reward = await addReward(academy, admin);
    const fields = { ...formFor(reward.reward_id), reward_id: String(reward.reward_id) };
    const urlEncoded = await academy.callWith(
      redemptionCalls.createRedemption,
      { body: fields },
      { as: learner, form: true },
    );
    expect(urlEncoded.status).toBe(200);

    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const multipart = new Response(form);
    const response = await academy.app.inject({
      method: 'POST',
      url: '/api/redemption/create',
      headers: {
        authorization: `Bearer ${learner.token}`,
        'content-type': multipart.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await multipart.arrayBuffer()),
    });
    expect(response.json()).toMatchObject({ code: 1, data: { available_points: 50 } });
  });

  test('without a stock limit takes points alone', async () => {
    const reward = await addReward(academy, admin, { available_stock: null });
    const { data } = await redeem(academy, learner, reward.reward_id);
    expect(data.new_stock).toBeNull();
  });

  test('twice makes two requests, until the points are gone', async () => {
    const reward = await addReward(academy, admin);
    const first = await redeem(academy, learner, reward.reward_id);
    const second = await redeem(academy, learner, reward.reward_id);
    const third = await redeem(academy, learner, reward.reward_id);
    expect([first.status, second.status, third.status]).toEqual([200, 200, 409]);
    expect(first.data.redemption_id).not.toBe(second.data.redemption_id);
    expect(third.error).toBe('INSUFFICIENT_POINTS');
    expect(third.envelope.message).toBe(third.msg);
  });

  test('stays at its price when the reward gets dearer', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await academy.call(
      rewardAdminCalls.updateReward,
      { params: { id: reward.reward_id }, body: { points_required: 240 } },
      { as: admin },
    );
    await step('reject', id);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
    });
  });

  test.each([
    ['a draft', { status: 'draft' as const }, 404, 'NOT_FOUND'],
    ['an inactive one', { status: 'inactive' as const }, 409, 'UNAVAILABLE'],
    ['one that has ended', { expires_at: '2026-03-02T01:59:59Z' }, 409, 'UNAVAILABLE'],
    ['one that is gone', { available_stock: 0 }, 409, 'OUT_OF_STOCK'],
    ['one that is too dear', { points_required: 251 }, 409, 'INSUFFICIENT_POINTS'],
  ])('is refused for %s, and changes nothing', async (_, fields, status, error) => {
    const reward = await addReward(academy, admin, fields);
    const before = await rewardFigures(academy, learner, reward.reward_id);
    const answer = await redeem(academy, learner, reward.reward_id);
    expect(answer).toMatchObject({ status, error });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(before);
  });

  test('is refused beyond what one learner may have, which a declined request does not use up', async () => {
    const once = await addReward(academy, admin, { max_per_user: 1, points_required: 10 });
    const first = await redeemed(academy, learner, once.reward_id);
    expect((await redeem(academy, learner, once.reward_id)).error).toBe('ALREADY_REDEEMED');
    await step('reject', first);
    const again = await redeemed(academy, learner, once.reward_id);
    await step('approve', again);
    expect((await redeem(academy, learner, once.reward_id)).error).toBe('ALREADY_REDEEMED');

    const twice = await addReward(academy, admin, { max_per_user: 2, points_required: 10 });
    await redeemed(academy, learner, twice.reward_id);
    await redeemed(academy, learner, twice.reward_id);
    expect((await redeem(academy, learner, twice.reward_id)).error).toBe('MAX_REDEMPTIONS_REACHED');
  });

  test('is refused to guests', async () => {
    const reward = await addReward(academy, admin);
    const { status, error } = await academy.call(redemptionCalls.createRedemption, {
      body: formFor(reward.reward_id),
    });
    expect([status, error]).toEqual([401, 'AUTH_REQUIRED']);
  });
});

describe('the form', () => {
  test('says what is missing in the words that people know', async () => {
    const reward = await addReward(academy, admin);
    const answer = await academy.callWith(
      redemptionCalls.createRedemption,
      {
        body: { reward_id: reward.reward_id, recipient_name: ' ', shipping_postal_code: '12345' },
      },
      { as: learner },
    );
    expect(answer).toMatchObject({
      status: 400,
      error: 'VALIDATION_FAILED',
      fields: {
        recipient_name: '收件人姓名不能为空',
        recipient_phone: '联系电话不能为空',
        shipping_postal_code: '邮政编码为6位数字',
      },
    });
  });

  test('says all that is wrong at once, the address of a parcel too', async () => {
    const reward = await addReward(academy, admin);
    const body = {
      reward_id: reward.reward_id,
      shipping_country: 'MY' as const,
      shipping_postal_code: '050000',
    };
    const answer = await academy.callWith(
      redemptionCalls.createRedemption,
      { body },
      { as: learner, headers: { 'accept-language': 'en' } },
    );
    expect([answer.status, answer.fields]).toEqual([
      400,
      {
        recipient_name: 'Recipient name is required',
        recipient_phone: 'Phone number is required',
        shipping_address: 'Shipping address is required',
        shipping_postal_code: 'A postal code in Malaysia has 5 digits',
      },
    ]);
    const form = new URLSearchParams({ ...body, reward_id: String(body.reward_id) }).toString();
    const sent = await academy.app.inject({
      method: 'POST',
      url: '/api/redemption/create',
      headers: {
        authorization: `Bearer ${learner.token}`,
        'accept-language': 'en',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: form,
    });
    expect(sent.json().fields).toEqual(answer.fields);
  });

  test.each([
    ['SG', '238840', '23884', '新加坡的邮政编码为 6 位数字'],
    ['MY', '５００００', '500000', '马来西亚的邮政编码为 5 位数字'],
    ['CN', '200000', '20000', '中国的邮政编码为 6 位数字'],
    ['other', 'SW1A 1AA', 'X', '邮政编码为 3 至 10 位字母、数字、空格或连字符'],
    [undefined, '238840', '50000', '邮政编码为6位数字'],
  ] as const)('takes postal codes of %s as it writes them', async (country, right, wrong, told) => {
    const reward = await addReward(academy, admin);
    const send = (shipping_postal_code: string) =>
      academy.call(
        redemptionCalls.createRedemption,
        {
          body: {
            ...formFor(reward.reward_id),
            shipping_postal_code,
            ...(country && { shipping_country: country }),
          },
        },
        { as: learner },
      );
    expect(await send(wrong)).toMatchObject({
      status: 400,
      fields: { shipping_postal_code: told },
    });
    const { data } = await send(right);
    const detail = await academy.call(
      redemptionCalls.redemption,
      { query: { redemption_id: data.redemption_id } },
      { as: learner },
    );
    expect(detail.data).toMatchObject({
      shipping_country: country ?? null,
      shipping_postal_code: right.normalize('NFKC'),
    });
  });

  test.each(['merchandise', 'certificate', 'other'] as const)(
    'needs an address for the kind %s',
    async (kind) => {
      const reward = await addReward(academy, admin, { kind });
      const { shipping_address: _, ...body } = formFor(reward.reward_id);
      const answer = await academy.call(
        redemptionCalls.createRedemption,
        { body },
        { as: learner },
      );
      expect(answer).toMatchObject({
        status: 400,
        msg: '收货地址不能为空',
        fields: { shipping_address: '收货地址不能为空' },
      });
    },
  );

  test.each(['course_access', 'discount', 'consultation'] as const)(
    'needs none for the kind %s',
    async (kind) => {
      const reward = await addReward(academy, admin, { kind });
      const { shipping_address: _, ...recipient } = formFor(reward.reward_id);
      const proposed_times = [new Date(academy.now.getTime() + 60_000).toISOString()];
      const body = kind === 'consultation' ? { ...recipient, proposed_times } : recipient;
      const answer = await academy.call(
        redemptionCalls.createRedemption,
        { body },
        { as: learner },
      );
      expect(answer.status).toBe(200);
    },
  );

  test('folds the full-width digits of a Chinese keyboard', async () => {
    const reward = await addReward(academy, admin);
    const { data } = await academy.call(
      redemptionCalls.createRedemption,
      {
        body: {
          ...formFor(reward.reward_id),
          recipient_phone: '　＋６５　８１２３４５６７',
          shipping_postal_code: '２３８８４０',
        },
      },
      { as: learner },
    );
    const { data: detail } = await academy.call(
      redemptionCalls.redemption,
      { query: { redemption_id: data.redemption_id } },
      { as: learner },
    );
    expect(detail).toMatchObject({
      recipient_phone: '+65 81234567',
      shipping_postal_code: '238840',
    });
  });

  test.each([
    ['a reward that is not there', { reward_id: 2_000_000_000 }, 404],
    ['reward 0', { reward_id: 0 }, 400],
    ['a negative reward', { reward_id: -1 }, 400],
    ['a huge reward', { reward_id: 1e15 }, 400],
    ['half a reward', { reward_id: 1.5 }, 400],
    ['a number in quotes', { reward_id: '1' }, 400],
    ['a name of 101 characters', { recipient_name: 'x'.repeat(101) }, 400],
    ['a name that is a number', { recipient_name: 7 }, 400],
    ['an address of 301 characters', { shipping_address: 'x'.repeat(301) }, 400],
    ['notes of 501 characters', { additional_notes: 'x'.repeat(501) }, 400],
    ['a character that no postal code has', { shipping_postal_code: '12345a' }, 400],
    ['seven digits in the postal code', { shipping_postal_code: '1234567' }, 400],
  ])('refuses %s', async (_, wrong, status) => {
    const answer = await academy.callWith(
      redemptionCalls.createRedemption,
      { body: { ...formFor(1), ...wrong } },
      { as: learner },
    );
    expect(answer.status).toBe(status);
  });
});
