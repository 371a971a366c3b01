import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, redeem, redeemed, rewardFigures } from '../rewards.testing.ts';

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

/** An admin's step. */
function step(
  action: 'approve' | 'reject' | 'ship' | 'complete',
  id: number,
  body: Record<string, string> = {},
) {
  const needed = { reject: { reason: 'Out of season' }, ship: { carrier: 'SingPost' } };
  const usual = action === 'reject' || action === 'ship' ? needed[action] : {};
  return academy.callWith(
    redemptionAdminCalls[action],
    { params: { id }, body: { ...usual, ...body } },
    { as: admin },
  );
}

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
    ['SG', '238840', '23884', '新加坡的邮政编码为6位数字'],
    ['MY', '５００００', '500000', '马来西亚的邮政编码为5位数字'],
    ['CN', '200000', '20000', '中国的邮政编码为6位数字'],
    ['other', 'SW1A 1AA', 'X', '邮政编码为3至10位字母、数字、空格或连字符'],
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
      const { shipping_address: _, ...body } = formFor(reward.reward_id);
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
    ['letters in the postal code', { shipping_postal_code: '12345a' }, 400],
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

describe('an Idempotency-Key', () => {
  const key = { 'idempotency-key': 'b0f4c9de-0001' };

  test('sent twice makes one request and gets the first response again', async () => {
    const reward = await addReward(academy, admin, { available_stock: 5 });
    const first = await redeem(academy, learner, reward.reward_id, key);
    const second = await redeem(academy, learner, reward.reward_id, key);
    expect(second.status).toBe(200);
    expect(second.data).toEqual(first.data);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 100,
      stock: 4,
    });
  });

  test('with other details is a conflict', async () => {
    const reward = await addReward(academy, admin);
    await redeem(academy, learner, reward.reward_id, key);
    const answer = await academy.call(
      redemptionCalls.createRedemption,
      { body: { ...formFor(reward.reward_id), recipient_name: 'Somebody else' } },
      { as: learner, headers: key },
    );
    expect(answer).toMatchObject({ status: 409, error: 'IDEMPOTENCY_CONFLICT' });
  });

  test('is one’s own: another learner may send the same', async () => {
    const reward = await addReward(academy, admin);
    const other = await academy.addLearner({ points: 100 });
    const first = await redeem(academy, learner, reward.reward_id, key);
    const second = await redeem(academy, other, reward.reward_id, key);
    expect(second.status).toBe(200);
    expect(second.data.redemption_id).not.toBe(first.data.redemption_id);
  });

  test('is free again after a request that failed', async () => {
    const reward = await addReward(academy, admin, { points_required: 300 });
    expect((await redeem(academy, learner, reward.reward_id, key)).status).toBe(409);
    await academy.givePoints(learner.userId, 50);
    expect((await redeem(academy, learner, reward.reward_id, key)).status).toBe(200);
  });

  test('gets the first response also after the request was cancelled', async () => {
    const reward = await addReward(academy, admin);
    const first = await redeem(academy, learner, reward.reward_id, key);
    const { redemption_id } = first.data;
    await academy.call(
      redemptionCalls.cancelRedemption,
      { body: { redemption_id } },
      { as: learner },
    );
    expect((await redeem(academy, learner, reward.reward_id, key)).data).toEqual(first.data);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
    });
  });

  test.each([
    ['empty', ' '],
    ['longer than 200 characters', 'k'.repeat(201)],
  ])('that is %s is refused', async (_, value) => {
    const reward = await addReward(academy, admin);
    const answer = await redeem(academy, learner, reward.reward_id, { 'idempotency-key': value });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual(['Idempotency-Key']);
  });
});

describe('taking a request back', () => {
  const cancel = (redemption_id: number, as = learner) =>
    academy.call(redemptionCalls.cancelRedemption, { body: { redemption_id } }, { as });

  test('gives points and stock back', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const { data, msg, envelope } = await cancel(id);
    expect(data).toEqual({ redemption_id: id, status: 'cancelled', available_points: 250 });
    expect(envelope.message).toBe(msg);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 1,
    });
  });

  test('twice gives them back once', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    await cancel(id);
    const second = await cancel(id);
    expect(second).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      data: { redemption_id: id, status: 'cancelled' },
    });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 250,
      stock: 1,
    });
  });

  test('is too late once it was approved', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect((await cancel(id)).error).toBe('INVALID_STATE');
  });

  test('is not possible for somebody else’s, which is not there for one', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const other = await academy.addLearner();
    expect((await cancel(id, other)).status).toBe(404);
    expect((await cancel(2_000_000_000)).status).toBe(404);
    expect((await cancel(id, admin)).status).toBe(404);
  });

  test('leaves the stock alone where its limit came or went meanwhile', async () => {
    const change = (id: number, available_stock: number | null) =>
      academy.call(
        rewardAdminCalls.updateReward,
        { params: { id }, body: { available_stock } },
        { as: admin },
      );
    const limited = await addReward(academy, admin, { available_stock: 5 });
    const first = await redeemed(academy, learner, limited.reward_id);
    await change(limited.reward_id, null);
    await cancel(first);
    expect(await rewardFigures(academy, learner, limited.reward_id)).toMatchObject({ stock: null });

    const unlimited = await addReward(academy, admin, { available_stock: null });
    const second = await redeemed(academy, learner, unlimited.reward_id);
    await change(unlimited.reward_id, 7);
    await cancel(second);
    expect(await rewardFigures(academy, learner, unlimited.reward_id)).toMatchObject({ stock: 7 });
  });
});

describe('a learner’s own requests', () => {
  test('are listed newest first, with pages', async () => {
    const reward = await addReward(academy, admin, { points_required: 10 });
    const ids = [];
    for (let i = 0; i < 3; i++) ids.push(await redeemed(academy, learner, reward.reward_id));
    const { data, envelope } = await academy.call(
      redemptionCalls.redemptions,
      { query: { page: 1, limit: 2 } },
      { as: learner },
    );
    expect(data.pagination).toEqual({ page: 1, limit: 2, total: 3, total_pages: 2 });
    expect(data.redemptions.map((item) => item.redemption_id)).toEqual([ids[2], ids[1]]);
    expect(data.redemptions[0]).toEqual({
      redemption_id: ids[2],
      redemption_date: '2026-03-02T02:00:00.000Z',
      recipient_name: '林美芳',
      points_spent: 10,
      status: 'pending',
      reward_id: reward.reward_id,
      reward_name: 'Mug',
      reward_name_zh: '马克杯',
      image: null,
    });
    expect(envelope.message).toBe(envelope.msg);
  });

  test('are empty at first', async () => {
    const { data } = await academy.call(redemptionCalls.redemptions, {}, { as: learner });
    expect(data).toEqual({
      redemptions: [],
      pagination: { page: 1, limit: 10, total: 0, total_pages: 0 },
    });
  });

  test('show each step, by whom, and the reason of a rejection, but not the academy’s notes', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id, { note: 'a difficult customer' });
    await step('reject', id, { reason: 'The mug broke', note: 'nobody packed it' });
    const query = { redemption_id: id };
    const zh = await academy.call(redemptionCalls.redemption, { query }, { as: learner });
    expect(zh.data.events.map(({ status, by, note }) => [status, by, note])).toEqual([
      ['pending', '林美芳', ''],
      ['approved', '远景学院', ''],
      ['rejected', '远景学院', 'The mug broke'],
    ]);
    expect(zh.data.rejection_reason).toBe('The mug broke');
    expect(JSON.stringify(zh.envelope)).not.toContain('Ms Chen');
    const en = await academy.call(
      redemptionCalls.redemption,
      { query },
      { as: learner, locale: 'en' },
    );
    expect(en.data.events[1]?.by).toBe('Prospect Academy');
  });

  test('are not there for others', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const other = await academy.addLearner();
    const answer = await academy.call(
      redemptionCalls.redemption,
      { query: { redemption_id: id } },
      { as: other },
    );
    expect([answer.status, answer.error]).toEqual([404, 'NOT_FOUND']);
    const list = await academy.call(redemptionCalls.redemptions, {}, { as: other });
    expect(list.data.redemptions).toEqual([]);
  });
});

describe('an admin’s steps', () => {
  test('lead a request that is shipped to its end, and spend its points when it leaves', async () => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const approved = await step('approve', id, { note: 'Checked' });
    expect(approved.data).toMatchObject({ status: 'approved', user_name: '林美芳' });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({ held: 100 });

    const shipped = await step('ship', id, { carrier: 'SingPost', tracking_number: 'SP1' });
    expect(shipped.data).toMatchObject({
      status: 'shipped',
      carrier: 'SingPost',
      tracking_number: 'SP1',
    });
    const figures = { available: 150, held: 0, stock: 0 };
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(figures);

    const completed = await step('complete', id);
    expect(completed.data.status).toBe('completed');
    expect(completed.data.events.map(({ status, by, note }) => [status, by, note])).toEqual([
      ['pending', '林美芳', ''],
      ['approved', 'Ms Chen', 'Checked'],
      ['shipped', 'Ms Chen', ''],
      ['completed', 'Ms Chen', ''],
    ]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual(figures);
  });

  test('complete what is not shipped straight from approved', async () => {
    const reward = await addReward(academy, admin, { kind: 'consultation' });
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect((await step('ship', id)).error).toBe('INVALID_STATE');
    expect((await step('complete', id)).data.status).toBe('completed');
    expect(await rewardFigures(academy, learner, reward.reward_id)).toMatchObject({
      available: 150,
      held: 0,
    });
  });

  test('cannot skip the parcel of what is shipped', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    expect(await step('complete', id)).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
      data: { redemption_id: id, status: 'approved' },
    });
  });

  test.each(['pending', 'approved'])('reject a %s request, points and stock return', async (at) => {
    const reward = await addReward(academy, admin, { available_stock: 1 });
    const id = await redeemed(academy, learner, reward.reward_id);
    if (at === 'approved') await step('approve', id);
    const { data } = await step('reject', id, { reason: '缺货' });
    expect(data).toMatchObject({ status: 'rejected', rejection_reason: '缺货' });
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 1,
    });
  });

  test('need a reason to reject', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    expect(await step('reject', id, { reason: ' ' })).toMatchObject({
      status: 400,
      fields: { reason: '请填写原因' },
    });
  });

  test('count once when they are sent twice', async () => {
    const reward = await addReward(academy, admin, { available_stock: 2 });
    const id = await redeemed(academy, learner, reward.reward_id);
    const twice = async (action: 'approve' | 'reject' | 'ship' | 'complete', on: number) => [
      (await step(action, on)).status,
      (await step(action, on)).status,
    ];
    expect(await twice('approve', id)).toEqual([200, 409]);
    expect(await twice('ship', id)).toEqual([200, 409]);
    expect(await twice('complete', id)).toEqual([200, 409]);
    const other = await redeemed(academy, learner, reward.reward_id);
    expect(await twice('reject', other)).toEqual([200, 409]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 150,
      held: 0,
      stock: 1,
    });
  });

  test('are all in the audit log', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id, { note: 'Checked' });
    await step('ship', id, { carrier: 'SingPost' });
    const rows = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'actor_name', 'before', 'after', 'at'])
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute();
    expect(rows).toEqual([
      {
        action: 'redemption.approve',
        actor_user_id: admin.userId,
        actor_name: 'Ms Chen',
        before: { status: 'pending' },
        after: { status: 'approved', note: 'Checked' },
        at: academy.now,
      },
      {
        action: 'redemption.ship',
        actor_user_id: admin.userId,
        actor_name: 'Ms Chen',
        before: { status: 'approved' },
        after: { status: 'shipped', carrier: 'SingPost', tracking_number: null },
        at: academy.now,
      },
    ]);
  });

  test('are for admins alone', async () => {
    const teacher = await academy.addPerson({ role: 'teacher' });
    for (const as of [learner, teacher]) {
      const { status, error } = await academy.call(
        redemptionAdminCalls.approve,
        { params: { id: 1 }, body: {} },
        { as },
      );
      expect([status, error]).toEqual([403, 'FORBIDDEN']);
    }
  });

  test('fail with NOT_FOUND where there is no such request', async () => {
    for (const action of ['approve', 'reject', 'ship', 'complete'] as const) {
      expect((await step(action, 2_000_000_000)).error).toBe('NOT_FOUND');
    }
  });
});

describe('a parcel that has left with a wrong number', () => {
  let id: number;
  let version: number;
  beforeEach(async () => {
    const reward = await addReward(academy, admin);
    id = await redeemed(academy, learner, reward.reward_id);
    await step('approve', id);
    const sent = await step('ship', id, { carrier: 'SingPost', tracking_number: 'SP 12' });
    version = sent.data.version;
  });
  const correct = (
    body: { carrier: string; tracking_number?: string; version?: number },
    as = admin,
  ) => academy.callWith(redemptionAdminCalls.correctParcel, { params: { id }, body }, { as });
  const seen = async () =>
    (
      await academy.call(
        redemptionCalls.redemption,
        { query: { redemption_id: id } },
        { as: learner },
      )
    ).data;

  test('is corrected: the learner sees it at once, status and points stay', async () => {
    const points = await rewardFigures(academy, learner, (await seen()).reward_id);
    const answer = await correct({ carrier: '顺丰', tracking_number: 'SF 77', version });
    expect(answer).toMatchObject({ status: 200, msg: '快递信息已更正' });
    expect(answer.data).toMatchObject({ status: 'shipped', carrier: '顺丰', version: version + 1 });
    const shown = await seen();
    expect(shown).toMatchObject({ status: 'shipped', carrier: '顺丰', tracking_number: 'SF 77' });
    expect(shown.events.map((event) => [event.status, event.is_correction, event.by])).toEqual([
      ['pending', false, '林美芳'],
      ['approved', false, '远景学院'],
      ['shipped', false, '远景学院'],
      ['shipped', true, '远景学院'],
    ]);
    expect(await rewardFigures(academy, learner, shown.reward_id)).toEqual(points);
    const [line] = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name', 'before', 'after'])
      .where('entity', '=', 'redemption')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id', 'desc')
      .limit(1)
      .execute();
    expect(line).toMatchObject({
      action: 'redemption.correct',
      actor_name: 'Ms Chen',
      before: { carrier: 'SingPost', tracking_number: 'SP 12' },
      after: { carrier: '顺丰', tracking_number: 'SF 77' },
    });
  });

  test('is not corrected over what another admin has just corrected', async () => {
    await correct({ carrier: 'SingPost', tracking_number: 'SP 21', version });
    const late = await correct({ carrier: 'DHL', tracking_number: 'D 100', version });
    expect(late).toMatchObject({
      status: 409,
      error: 'STALE_VERSION',
      data: { carrier: 'SingPost', tracking_number: 'SP 21', version: version + 1 },
    });
    expect(await seen()).toMatchObject({ carrier: 'SingPost', tracking_number: 'SP 21' });
  });

  test.each([
    ['no carrier', { carrier: ' ' }, 'carrier'],
    ['a number that is none', { carrier: 'DHL', tracking_number: '?' }, 'tracking_number'],
  ])('is refused with %s, as sending it is', async (_, body, field) => {
    const answer = await correct(body);
    const sent = await step('ship', id, body);
    expect(answer).toMatchObject({ status: 400, error: 'VALIDATION_FAILED' });
    expect(answer.fields).toEqual(sent.fields);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect(await seen()).toMatchObject({ carrier: 'SingPost', tracking_number: 'SP 12' });
  });

  test('leaves no trace where nothing is other than it was', async () => {
    await correct({ carrier: 'SingPost', tracking_number: 'SP 12', version });
    expect((await seen()).events).toHaveLength(3);
  });

  test('can lose its number, and be corrected once it has arrived; the waiting time does not restart', async () => {
    await step('complete', id);
    const before = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    academy.advanceMinutes(5 * 60);
    const { data } = await correct({ carrier: 'SingPost' });
    expect(data).toMatchObject({ status: 'completed', tracking_number: null });
    expect(data.waiting_hours).toBe(before.data.waiting_hours);
  });

  test('is nobody else’s to correct, and must have left', async () => {
    for (const as of [learner, await academy.addPerson({ role: 'teacher' })]) {
      expect((await correct({ carrier: 'DHL' }, as)).error).toBe('FORBIDDEN');
    }
    const reward = await addReward(academy, admin);
    id = await redeemed(academy, await academy.addLearner({ points: 250 }), reward.reward_id);
    const early = await correct({ carrier: 'DHL' });
    expect(early).toMatchObject({ status: 409, error: 'INVALID_STATE' });
    expect(early.msg).toContain('待审核');
    id = 2_000_000_000;
    expect((await correct({ carrier: 'DHL' })).error).toBe('NOT_FOUND');
  });
});

describe('a batch', () => {
  const batch = (body: Record<string, unknown>) =>
    academy.callWith(redemptionAdminCalls.batch, { body }, { as: admin });

  test('takes each request by itself, each id once, and says what was not possible', async () => {
    const reward = await addReward(academy, admin, { points_required: 10 });
    const pending = await redeemed(academy, learner, reward.reward_id);
    const approved = await redeemed(academy, learner, reward.reward_id);
    await step('approve', approved);
    const { status, data, msg } = await batch({
      ids: [pending, approved, pending, 2_000_000_000],
      action: 'approve',
    });
    expect(status).toBe(200);
    expect(data.done).toEqual([pending]);
    expect(data.failed).toEqual([
      { id: approved, error: 'INVALID_STATE', msg: '未作改动：这份申请目前的状态是“已通过”。' },
      { id: 2_000_000_000, error: 'NOT_FOUND', msg: '没有找到您要的内容。' },
    ]);
    expect(msg).toBe('已通过 1 份，2 份无法处理');
  });

  test('rejects with one reason for all', async () => {
    const reward = await addReward(academy, admin, { points_required: 10, available_stock: 2 });
    const ids = [
      await redeemed(academy, learner, reward.reward_id),
      await redeemed(academy, learner, reward.reward_id),
    ];
    expect(await batch({ ids, action: 'reject' })).toMatchObject({
      status: 400,
      fields: { reason: '请填写原因' },
    });
    const { data } = await batch({ ids, action: 'reject', reason: 'Sold out' });
    expect(data).toEqual({ done: ids, failed: [] });
    const again = await batch({ ids, action: 'reject', reason: 'Sold out' });
    expect(again.data.done).toEqual([]);
    expect(await rewardFigures(academy, learner, reward.reward_id)).toEqual({
      available: 250,
      held: 0,
      stock: 2,
    });
  });

  test.each([
    ['no ids', { ids: [], action: 'approve' }],
    ['201 ids', { ids: Array.from({ length: 201 }, (_, i) => i + 1), action: 'approve' }],
    ['ids as text', { ids: ['1'], action: 'approve' }],
    ['an unknown action', { ids: [1], action: 'cancel' }],
  ])('with %s is refused', async (_, body) => {
    expect((await batch(body)).status).toBe(400);
  });
});

describe('the queue', () => {
  test('is filtered, searched and sorted, with the count of each status', async () => {
    const reward = await addReward(academy, admin, { name: 'Lacquer box', points_required: 10 });
    const dear = await addReward(academy, admin, { name: 'Lacquer tray', points_required: 90 });
    academy.advanceMinutes(60);
    const first = await redeemed(academy, learner, reward.reward_id);
    const second = await redeemed(academy, learner, dear.reward_id);
    const third = await redeemed(academy, learner, reward.reward_id);
    await step('reject', third);
    academy.advanceMinutes(150);
    const queue = async (query: Record<string, unknown>) => {
      const { data } = await academy.callWith(
        redemptionAdminCalls.redemptions,
        { query: { user_id: learner.userId, ...query } },
        { as: admin },
      );
      return { ids: data.list.map((row) => row.redemption_id), ...data };
    };

    const all = await queue({});
    expect(all.ids).toEqual([first, second, third]);
    expect(all).toMatchObject({ count: 3, page: 1, limit: 20 });
    expect(all.list.map((row) => row.waiting_hours)).toEqual([2, 2, 0]);
    expect(all.list[2]?.events.map((event) => event.status)).toEqual(['pending', 'rejected']);
    const counts = { pending: 2, approved: 0, shipped: 0, completed: 0, rejected: 1, cancelled: 0 };
    expect(all.counts).toEqual(counts);

    expect(await queue({ status: 'rejected' })).toMatchObject({ ids: [third], count: 1, counts });
    expect((await queue({ sort: 'newest' })).ids).toEqual([third, second, first]);
    expect((await queue({ sort: 'points' })).ids).toEqual([second, first, third]);
    expect((await queue({ reward_id: dear.reward_id })).ids).toEqual([second]);
    expect((await queue({ search: 'TRAY' })).ids).toEqual([second]);
    expect((await queue({ search: learner.email.toUpperCase() })).ids).toHaveLength(3);
    expect((await queue({ search: '美芳' })).ids).toHaveLength(3);
    expect((await queue({ search: `#${third}` })).ids).toEqual([third]);
    expect((await queue({ search: '%' })).ids).toEqual([]);
    expect((await queue({ search: '  ' })).ids).toHaveLength(3);
    expect((await queue({ page: 2, limit: 2 })).ids).toEqual([third]);
  });

  test('is empty where nothing matches', async () => {
    const { data } = await academy.call(
      redemptionAdminCalls.redemptions,
      { query: { user_id: learner.userId, status: 'pending' } },
      { as: admin },
    );
    expect(data).toMatchObject({ list: [], count: 0 });
  });

  test('opens one request, with where it goes', async () => {
    const reward = await addReward(academy, admin);
    const id = await redeemed(academy, learner, reward.reward_id);
    const { data } = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id } },
      { as: admin },
    );
    expect(data).toMatchObject({
      redemption_id: id,
      user_id: learner.userId,
      user_email: learner.email,
      recipient_phone: '+65 8123 4567',
      shipping_postal_code: '238840',
      requires_shipping: true,
      waiting_hours: 0,
    });
    const missing = await academy.call(
      redemptionAdminCalls.redemption,
      { params: { id: 2_000_000_000 } },
      { as: admin },
    );
    expect(missing.status).toBe(404);
  });
});
