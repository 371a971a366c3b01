import { describe, expect, test } from 'vitest';
import { redemptionCalls } from '#contract/redemptions.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { addReward, formFor, withRequestPeople } from '../rewards.testing.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

withRequestPeople(academy, (people) => {
  ({ admin, learner } = people);
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
  ] as const)(
    'takes postal codes of %s as it writes them',
    async (country, right, wrong, message) => {
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
        fields: { shipping_postal_code: message },
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
    },
  );

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
