import fs from 'node:fs';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { userAdminCalls } from '#contract/accounts-admin.ts';
import { avatarCalls } from '#contract/avatar.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { pushCalls } from '#contract/push.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { redemptionAdminCalls } from '#contract/redemptions-admin.ts';
import { rewardAdminCalls } from '#contract/rewards-admin.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { sweepFiles } from '#server/files/index.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { sampleFiles } from '#server/testing/sample-files.ts';
import { filesOnDisk } from '#server/testing/stored-files.ts';
import type { CallOptions, TestPerson } from '#server/testing/test-academy.ts';

/** What a removed person has written anywhere is looked for everywhere. */

const academy = openTestAcademy();
const MARK = 'zqfindme';
let admin: TestPerson;
let person: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin();
  await setPaymentSettings(academy.db);
  person = await academy.addLearner({ points: 500 });
});

async function give<C extends Call>(call: C, input: CallInput<C>, options: CallOptions = {}) {
  const { status, data, msg, fields } = await academy.call(call, input, {
    as: person,
    ...options,
  });
  expect(status, `${call.name}: ${msg} ${JSON.stringify(fields)}`).toBe(200);
  return data;
}
const pdf = (name: string) => ({
  name: `${MARK} ${name}.pdf`,
  content: new Uint8Array(Buffer.concat([Buffer.from(sampleFiles.pdf), Buffer.from(MARK)])),
});
const keyed = (name: string) => ({ headers: { 'idempotency-key': `${MARK}-${name}` } });

/** Tables and columns that hold the mark, in any row. */
async function marked(): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name
  `.execute(academy.db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ key: string }>`
      select distinct field.key from ${sql.table(name)} as row, jsonb_each_text(to_jsonb(row)) as field
      where field.value ilike ${`%${MARK}%`} order by field.key
    `.execute(academy.db);
    found.push(...rows.map(({ key }) => `${name}.${key}`));
  }
  return found;
}

const markedFiles = () =>
  filesOnDisk(academy)
    .filter((file) => fs.readFileSync(file).includes(MARK))
    .map((file) => /\/files\/(\w+)\//.exec(file)?.[1]);

async function writeAccount() {
  const { userId } = person;
  await give(accountCalls.updateProfile, { body: { name: `${MARK} Lin` } });
  const change = { params: { id: userId }, body: { email: `${MARK}@example.com` } };
  await give(userAdminCalls.update, change, { as: admin });
  // A new address ends the sessions.
  person.token = await academy.logIn(`${MARK}@example.com`);
  await give(
    userAdminCalls.update,
    { params: { id: userId }, body: { name: `${MARK} Tan` } },
    { as: admin },
  );
  await give(
    avatarCalls.set,
    { body: {} },
    { file: { name: `${MARK}.png`, content: sampleFiles.png } },
  );
  const login = { email: `${MARK}@example.com`, password: person.password };
  await give(accountCalls.login, { body: login }, { as: null, headers: { 'user-agent': MARK } });
  const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) };
  const endpoint = `https://fcm.googleapis.com/fcm/send/${MARK}`;
  await academy.callWith(pushCalls.subscribe, { body: { endpoint, keys } }, { as: person });
}

async function writeLessons() {
  const courseId = await addCourse(academy.db);
  const content_id = await addLesson(academy.db, courseId, { type: 'assignment' });
  const file = { name: `${MARK} plan.pdf`, content: pdf('').content };
  const { submission } = await give(
    learningCalls.submitAssignment,
    { body: { content_id, text: `${MARK} plan` } },
    { file },
  );
  const grade = { score: 100, feedback: 'Good' };
  const graded = { params: { id: submission.submission_id }, body: grade };
  await give(teachingCalls.grade, graded, { as: admin });
  await give(courseCalls.review, {
    body: { course_id: courseId, rating: 5, comment: `${MARK} good` },
  });
}

async function buy(name: string) {
  const course_id = await addCourse(academy.db, { price_usd: 40 });
  const order = { course_id, currency: 'USD', method: 'bank_transfer' } as const;
  const { order_id } = await give(checkoutCalls.create, { body: order }, keyed(name));
  await give(checkoutCalls.sendReceipt, { body: { order_id } }, { file: pdf(name) });
  return order_id;
}

async function writeOrders() {
  await give(checkoutCalls.cancel, { body: { order_id: await buy('cancelled') } });
  const id = await buy('paid');
  await give(orderAdminCalls.confirm, { params: { id }, body: {} }, { as: admin });
}

async function writeRequest() {
  const { reward_category_id } = await academy.db
    .insertInto('reward_categories')
    .values({ kind: 'merchandise', name: 'Things', name_zh: '物品' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const names = { name: 'Mug', name_zh: '马克杯' };
  const priced = { points_required: 100, status: 'active' } as const;
  const reward = { reward_category_id, ...names, ...priced };
  const { reward_id } = await give(rewardAdminCalls.createReward, { body: reward }, { as: admin });
  const recipient = {
    recipient_name: `${MARK} Lin`,
    recipient_phone: '+65 8123 4567',
    shipping_address: `1 ${MARK} Road`,
    shipping_city: `${MARK} City`,
    shipping_province: `${MARK} Province`,
    shipping_postal_code: '238840',
  };
  const body = { reward_id, ...recipient, additional_notes: `${MARK} note` };
  const { redemption_id: id } = await give(
    redemptionCalls.createRedemption,
    { body },
    keyed('mug'),
  );
  const corrected = { ...recipient, shipping_address: `2 ${MARK} Road` };
  await give(
    redemptionAdminCalls.correctAddress,
    { params: { id }, body: corrected },
    { as: admin },
  );
  await give(
    redemptionAdminCalls.reject,
    { params: { id }, body: { reason: 'Sold out' } },
    { as: admin },
  );
}

test('a removed person is found nowhere but in reviews and submissions, which stay', async () => {
  await writeLessons();
  await writeOrders();
  await writeRequest();
  await writeAccount();
  const before = await marked();
  for (const place of [
    'users.name',
    'files.original_name',
    'audit_log.after',
    'sessions.user_agent',
  ])
    expect(before).toContain(place);
  expect(markedFiles().sort()).toEqual(['assignment', 'receipt', 'receipt']);

  await give(userAdminCalls.delete, { params: { id: person.userId } }, { as: admin });
  await sweepFiles(academy.app.dependencies);
  expect(await marked()).toEqual([
    'assignment_submissions.text',
    'course_reviews.comment',
    'course_reviews.search_document',
  ]);
  expect(markedFiles()).toEqual(['assignment']);
  const receipts = await academy.db.selectFrom('orders').select('receipt_file_id').execute();
  expect(receipts).toEqual([{ receipt_file_id: null }, { receipt_file_id: null }]);
});
