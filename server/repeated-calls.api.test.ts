import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '#contract/call.ts';
import { allCalls } from '#contract/index.ts';
import { openPassageSections } from '#domain/passage-sections.ts';
import { addCourse, addLesson, addTeacher } from './testing/add-catalogue.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';
import { setPaymentSettings } from './testing/payment-settings.ts';
import { sampleFiles } from './testing/sample-files.ts';
import { sampleData } from './testing/sample-lessons.ts';
import type { AnyInput, TestFile, TestPerson } from './testing/test-academy.ts';

/**
 * Sends each call that makes something twice with one `Idempotency-Key`: the same answer, and no
 * row more. Every other call that takes a key is repeated so by whatever test makes it
 * (`TestAcademy`).
 */

const academy = openTestAcademy();
let admin: TestPerson;
let teacher: TestPerson;
let learner: TestPerson;
let ids: Awaited<ReturnType<typeof addThings>>;

async function addThings() {
  const { db } = academy;
  const teacherId = await addTeacher(db, { user_id: teacher.userId });
  const courseId = await addCourse(db, { teacher_id: teacherId });
  const quizId = await addLesson(db, courseId, { type: 'quiz' });
  const taskId = await addLesson(db, courseId, { type: 'assignment' });
  const soldId = await addCourse(db, { price_usd: 40 });
  const { reward_category_id: categoryId } = await db
    .insertInto('reward_categories')
    .values({ kind: 'other', name: 'Voucher', name_zh: '礼券' })
    .returning('reward_category_id')
    .executeTakeFirstOrThrow();
  const { reward_id: rewardId } = await db
    .insertInto('rewards')
    .values({
      ...{ reward_category_id: categoryId, name: 'Voucher', name_zh: '礼券' },
      ...{ points_required: 10, status: 'active' },
    })
    .returning('reward_id')
    .executeTakeFirstOrThrow();
  return { courseId, quizId, taskId, soldId, categoryId, rewardId };
}

beforeAll(async () => {
  await setPaymentSettings(academy.db);
  admin = await academy.addAdmin();
  teacher = await academy.addPerson({ role: 'teacher' });
  learner = await academy.addLearner({ points: 1000 });
  ids = await addThings();
  await academy.proveAgain(admin);
});

interface Case {
  body?: () => Record<string, unknown>;
  params?: () => Record<string, unknown>;
  file?: TestFile;
}

const texts = { title: 'Interest', title_zh: '利息' };
const png = { name: 'a.png', content: sampleFiles.png };
const captions = { text: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n' };
const upload = { name: 'talk.mp4', bytes: 100 };
const lesson = () => ({
  ...{ course_id: ids.courseId, type: 'quiz', ...texts, duration: 5 },
  content_data: sampleData.quiz,
});

/** What each call that makes something is sent. */
const cases: Record<string, Case> = {
  'learning.submitQuiz': {
    body: () => ({ content_id: ids.quizId, answers: { q1: 'b', q2: true } }),
  },
  'learning.submitAssignment': {
    body: () => ({ content_id: ids.taskId, text: 'My plan' }),
    file: { name: 'plan.pdf', content: sampleFiles.pdf },
  },
  // The quiz that is passed admits to a review.
  'courses.review': { body: () => ({ course_id: ids.courseId, rating: 5, comment: 'Good' }) },
  'checkout.create': {
    body: () => ({ course_id: ids.soldId, currency: 'USD', method: 'bank_transfer' }),
  },
  'rewards.createRedemption': {
    body: () => ({
      reward_id: ids.rewardId,
      ...{ recipient_name: 'Mei', recipient_phone: '+65 8123 4567' },
      ...{ shipping_address: '100 Orchard Road', shipping_postal_code: '238840' },
    }),
  },
  'teach.contents.create': { body: lesson },
  'admin.contents.create': { body: lesson },
  'admin.contents.duplicate': { params: () => ({ id: ids.quizId }) },
  'admin.courses.create': { body: () => texts },
  'admin.courses.duplicate': { params: () => ({ id: ids.courseId }) },
  'admin.rewardCategories.create': {
    body: () => ({ kind: 'other', name: 'Gifts', name_zh: '礼物' }),
  },
  'admin.rewards.create': {
    body: () => ({
      ...{ reward_category_id: ids.categoryId, name: 'Mug', name_zh: '马克杯' },
      points_required: 10,
    }),
  },
  'admin.uploads.upload': { file: png },
  'admin.uploads.captions': { body: () => captions },
  'admin.uploads.start': { body: () => upload },
  'teaching.uploads.upload': { file: png },
  'teaching.uploads.captions': { body: () => captions },
  'teaching.uploads.start': { body: () => upload },
  'admin.banners.create': { body: () => texts },
  'admin.activities.create': { body: () => texts },
  'admin.articles.create': {
    body: () => ({ ...texts, html: '<p>A</p>', html_zh: '<p>甲</p>', published_on: '2026-03-01' }),
  },
  'admin.faqs.create': {
    body: () => ({ question: 'Why?', question_zh: '为什么？', answer: 'So.', answer_zh: '因为。' }),
  },
  'admin.cases.create': {
    body: () => ({ name: 'Mei', name_zh: '美芳', ...texts, story: 'A', story_zh: '甲' }),
  },
  'admin.passages.create': {
    body: () => ({ ...texts, text: 'Text', text_zh: '文字', section: openPassageSections[0] }),
  },
  'admin.users.create': {
    body: () => ({ email: 'new@example.com', name: 'New', password: 'a-good-password-of-new' }),
  },
  'admin.teachers.create': { body: () => ({ name: 'Tan', name_zh: '陈老师' }) },
  'admin.groups.create': { body: () => ({ name: 'Spring' }) },
  'admin.coupons.create': { body: () => ({ percent: 10 }) },
  'admin.invitations.create': { body: () => ({ note: 'For spring' }) },
  'admin.payments.record': {
    body: () => ({
      ...{ amount: 40, currency: 'USD', paid_on: '2026-03-01', method: 'cash', note: '' },
      ...{ user_id: learner.userId, course_id: null },
    }),
  },
  'admin.points.adjust': {
    params: () => ({ id: learner.userId }),
    body: () => ({ amount: 5, reason: 'Prize' }),
  },
  'admin.learners.grant': {
    params: () => ({ id: ids.soldId }),
    body: () => ({ user_ids: [teacher.userId], reason: 'Scholarship' }),
  },
};

/** Registering has its own tests; a receipt needs the order that one of the cases makes. */
const elsewhere = ['accounts.register', 'checkout.sendReceipt'];

/** How many rows each table has, but that of the keys. */
async function countRows(): Promise<Record<string, number>> {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables
    where schemaname = 'public' and tablename <> 'idempotency_keys' order by 1`.execute(academy.db);
  const counts = tables.map(
    ({ name }) =>
      sql`select ${sql.lit(name)} as name, count(*)::integer as rows from ${sql.table(name)}`,
  );
  const { rows } = await sql<{
    name: string;
    rows: number;
  }>`${sql.join(counts, sql` union all `)}`.execute(academy.db);
  return Object.fromEntries(rows.map(({ name, rows }) => [name, rows]));
}

const keyed = allCalls.filter((call) => call.takesIdempotencyKey);

test('each call that makes something has a case', () => {
  const making = keyed.filter((call) => call.params === undefined).map(({ name }) => name);
  const known = new Set([...Object.keys(cases), ...elsewhere]);
  const others = ['admin.emails.send-test', 'admin.jobs.retryAll'];
  expect(making.filter((name) => !known.has(name) && !others.includes(name))).toEqual([]);
});

describe('sent twice with one key', () => {
  const who = (call: Call) => ({ learner, teacher, admin, guest: null })[call.access];

  test.each(Object.keys(cases))('%s makes one', async (name) => {
    const call = keyed.find((one) => one.name === name);
    const given = cases[name];
    if (!call || !given) throw new Error(`${name} takes no key`);
    const input: AnyInput = { params: given.params?.() ?? {}, body: given.body?.() ?? {} };
    const send = (key: string) =>
      academy.callWith(call, input, {
        as: who(call),
        headers: { 'idempotency-key': key },
        ...(given.file && { file: given.file }),
      });
    const before = await countRows();
    const first = await send(name);
    expect([first.status, first.msg, first.fields]).toEqual([200, first.msg, undefined]);
    const made = await countRows();
    expect(made).not.toEqual(before);
    const again = await send(name);
    expect(again.envelope).toEqual(first.envelope);
    expect(await countRows()).toEqual(made);
  });

  test('a key is for one request: with other input it is refused', async () => {
    const create = keyed.find(({ name }) => name === 'admin.groups.create');
    if (!create) throw new Error('no such call');
    const send = (body: object) =>
      academy.callWith(create, { body }, { as: admin, headers: { 'idempotency-key': 'one' } });
    expect((await send({ name: 'A' })).status).toBe(200);
    expect((await send({ name: 'B' })).error).toBe('IDEMPOTENCY_CONFLICT');
  });

  test('work that failed leaves its key free', async () => {
    const create = keyed.find(({ name }) => name === 'admin.coupons.create');
    if (!create) throw new Error('no such call');
    const send = (body: object) =>
      academy.callWith(create, { body }, { as: admin, headers: { 'idempotency-key': 'two' } });
    expect((await send({ code: 'DOUBLE', percent: 10 })).status).toBe(200);
    const taken = { as: admin, headers: { 'idempotency-key': 'three' } };
    const body = { code: 'DOUBLE', percent: 20 };
    expect((await academy.callWith(create, { body }, taken)).status).toBe(409);
    const other = { body: { code: 'OTHER', percent: 20 } };
    expect((await academy.callWith(create, other, taken)).status).toBe(200);
  });
});
