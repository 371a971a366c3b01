import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { addCourse, addLesson, openEarlier } from '#server/testing/add-catalogue.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { createTestAcademy } from '#server/testing/test-academy.ts';

/** What a log must never contain, since operators, log collectors and backups read it. */

/** Each is typed once in the journey below, and found in no other text. */
const personal = {
  email: 'mei.zhen.unmistakable@example.com',
  otherEmail: 'second.address.unmistakable@example.com',
  name: '林美珍独一无二',
  password: 'correct-horse-unmistakable-1',
  newPassword: 'correct-horse-unmistakable-2',
  wrongPassword: 'wrong-horse-unmistakable',
  recipient: '收件人独一无二',
  phone: '+65 8765 4321',
  address: '乌节路独一无二 77 号',
  reason: 'a-reason-unmistakable',
  review: '这条评价独一无二',
  search: 'searched-unmistakable',
  tracking: 'TRACK-UNMISTAKABLE-9',
  fileName: '转账截图独一无二.png',
} as const;

test('the log of the whole main job holds nothing personal and nothing secret, at its most detailed level', async () => {
  const log: string[] = [];
  const write = (line: string) => {
    log.push(line);
  };
  const academy = await createTestAcademy({ logLevel: 'trace' }, { log: { write } });
  const secrets: Record<string, string> = { ...personal };
  academy.setClock('2026-03-02T02:00:00Z');
  const admin = await academy.addAdmin();
  const inviter = await academy.addLearner();
  const { code } = await academy.db
    .selectFrom('invitation_codes')
    .select('code')
    .where('owner_user_id', '=', inviter.userId)
    .executeTakeFirstOrThrow();
  await setPaymentSettings(academy.db);
  const course_id = await addCourse(academy.db, { price_sgd: 49 });
  const lesson = await addLesson(academy.db, course_id);
  const mailedToken = (pattern: RegExp): string => {
    const texts = academy.emails.map(({ text }) => text).join('\n');
    const token = [...texts.matchAll(pattern)].at(-1)?.[1];
    if (token === undefined) throw new Error(`no email holds ${pattern}`);
    return token;
  };
  const succeed = async <Data>(
    answer: Promise<{ status: number; data: Data; msg: string }>,
  ): Promise<Data> => {
    const { status, data, msg } = await answer;
    expect(status, msg).toBe(200);
    return data;
  };

  // Registration, verification, a wrong and a right login, a forgotten password.
  const { email, password, newPassword } = personal;
  const session = await succeed(
    academy.call(accountCalls.register, {
      body: {
        email,
        password,
        confirm_password: password,
        invitation_code: code,
        language_preference: 'zh',
        accept_terms: true,
      },
    }),
  );
  secrets.registrationToken = session.token;
  const { user_id: userId } = session.user;
  secrets.verifyToken = mailedToken(/auth\/verify#token=([\w-]+)/g);
  await succeed(academy.call(accountCalls.verifyEmail, { body: { token: secrets.verifyToken } }));
  const wrong = { email, password: personal.wrongPassword };
  expect((await academy.call(accountCalls.login, { body: wrong })).status).toBe(401);
  await succeed(academy.call(accountCalls.forgotPassword, { body: { email } }));
  secrets.resetToken = mailedToken(/auth\/reset#token=([\w-]+)/g);
  await succeed(
    academy.call(accountCalls.resetPassword, {
      body: {
        token: secrets.resetToken,
        new_password: newPassword,
        confirm_password: newPassword,
      },
    }),
  );
  const login = { email, password: newPassword };
  const { token } = await succeed(academy.call(accountCalls.login, { body: login }));
  secrets.sessionToken = token;
  const as = { token };
  await succeed(
    academy.callWith(accountCalls.updateProfile, { body: { name: personal.name } }, { as }),
  );
  await academy.call(courseCalls.list, { query: { search: personal.search } }, { as });

  // Buying with a receipt, learning, a review.
  const order = await succeed(
    academy.callWith(
      checkoutCalls.create,
      { body: { course_id, currency: 'SGD', method: 'paynow' } },
      { as },
    ),
  );
  const file = { content: sampleFiles.png, name: personal.fileName };
  await succeed(
    academy.callWith(
      checkoutCalls.sendReceipt,
      { body: { order_id: order.order_id } },
      { as, file },
    ),
  );
  await succeed(
    academy.callWith(
      orderAdminCalls.confirm,
      { params: { id: order.order_id }, body: {} },
      { as: admin },
    ),
  );
  await openEarlier(academy.db, userId, [lesson], academy.now);
  await succeed(
    academy.call(learningCalls.complete, { body: { content_id: lesson, course_id } }, { as }),
  );
  await succeed(
    academy.callWith(
      courseCalls.review,
      { body: { course_id, rating: 5, comment: personal.review } },
      { as },
    ),
  );

  // Points, a request with an address, its parcel, and one that is declined.
  const adjustment = { amount: 500, reason: personal.reason };
  await succeed(
    academy.call(
      pointAdminCalls.adjust,
      { params: { id: userId }, body: adjustment },
      { as: admin },
    ),
  );
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Gifts', name_zh: '礼品' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const mug = {
    reward_category_id,
    name: 'Mug',
    name_zh: '马克杯',
    points_required: 100,
    status: 'active',
  } as const;
  const reward = await succeed(
    academy.call(rewardAdminCalls.createReward, { body: mug }, { as: admin }),
  );
  const form = {
    reward_id: reward.reward_id,
    recipient_name: personal.recipient,
    recipient_phone: personal.phone,
    shipping_address: personal.address,
  };
  const ask = () => succeed(academy.call(redemptionCalls.createRedemption, { body: form }, { as }));
  const shipped = { params: { id: (await ask()).redemption_id } };
  const declined = { params: { id: (await ask()).redemption_id } };
  const parcel = { carrier: 'SingPost', tracking_number: personal.tracking };
  await succeed(
    academy.call(redemptionAdminCalls.approve, { ...shipped, body: {} }, { as: admin }),
  );
  await succeed(
    academy.call(redemptionAdminCalls.ship, { ...shipped, body: parcel }, { as: admin }),
  );
  await succeed(
    academy.call(
      redemptionAdminCalls.reject,
      { ...declined, body: { reason: personal.reason } },
      { as: admin },
    ),
  );

  // An admin looks the person up, and mistypes their address; the body of another request is cut.
  await academy.call(userAdminCalls.list, { query: { search: email } }, { as: admin });
  await academy.callWith(
    userAdminCalls.update,
    { params: { id: userId }, body: { email: `${personal.otherEmail} `, role: 'nobody' } },
    { as: admin },
  );
  await academy.app.inject({
    method: 'POST',
    url: '/api/users/login',
    headers: { 'content-type': 'application/json' },
    payload: `{"email":"${email}","password":"${password}"`,
  });

  // A statement that fails because of its values.
  await academy.db.executeQuery(
    sql`alter table users add constraint no_such_name check (name <> 'log-privacy')`.compile(
      academy.db,
    ),
  );
  await academy.callWith(accountCalls.updateProfile, { body: { name: 'log-privacy' } }, { as });

  await academy.close();
  const text = log.join('');
  expect(log.length).toBeGreaterThan(30);
  expect(text).toContain('request completed');
  expect(text, 'the failed statement is in the log').toContain('no_such_name');
  const found = Object.entries(secrets)
    .filter(([, secret]) => text.includes(secret) || text.includes(encodeURIComponent(secret)))
    .map(([name]) => name);
  expect(found).toEqual([]);
});
