import { beforeAll, describe, expect, test } from 'vitest';
import { paymentCalls } from '#contract/payments-admin.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  learner = await academy.addLearner({ name: '王伟明' });
});

const plain = { amount: 99.9, currency: 'USD', paid_on: '2026-03-01', method: 'card' };

const record = (body: Record<string, unknown>, key?: string) =>
  academy.callWith(
    paymentCalls.record,
    { body: { ...plain, ...body } },
    { as: admin, ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }) },
  );
const voided = (id: number, reason: string) =>
  academy.callWith(paymentCalls.void, { params: { id }, body: { reason } }, { as: admin });
const list = async (query: Record<string, unknown>) =>
  (await academy.callWith(paymentCalls.list, { query }, { as: admin })).data;

async function addCourse() {
  const { course_id } = await academy.db
    .insertInto('courses')
    .values({ title: 'Funds', title_zh: '基金' })
    .returning('course_id')
    .executeTakeFirstOrThrow();
  return course_id;
}

const auditOf = (paymentId: number) =>
  academy.db
    .selectFrom('audit_log')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('entity', '=', 'payment')
    .where('entity_id', '=', String(paymentId))
    .orderBy('audit_id')
    .execute();

describe('recording a payment', () => {
  test('takes the sign of its own currency alone', async () => {
    const { status, data } = await record({ amount: 'S$50', currency: 'SGD' });
    expect([status, data.amount, data.currency]).toEqual([200, 50, 'SGD']);
    const before = (await list({})).count;
    for (const amount of ['US$50', '50 CNY']) {
      const refused = await record({ amount, currency: 'SGD' });
      expect([refused.status, refused.fields]).toEqual([
        400,
        { amount: '请输入以 SGD 为单位的金额' },
      ]);
    }
    expect((await list({})).count).toBe(before);
  });

  test('writes down who paid what for what, and who says so', async () => {
    const course_id = await addCourse();
    const { status, data, msg } = await record({
      user_id: learner.userId,
      course_id,
      note: ' 收据 18 ',
    });
    expect([status, msg]).toEqual([200, '收款已登记']);
    expect(data).toEqual({
      payment_id: expect.any(Number),
      receipt_number: expect.stringMatching(/^R-\d{6}$/),
      user_id: learner.userId,
      user_name: '王伟明',
      user_email: learner.email,
      course_id,
      course_title: 'Funds',
      course_title_zh: '基金',
      amount: 99.9,
      currency: 'USD',
      paid_on: '2026-03-01',
      method: 'card',
      provider: 'manual',
      refunds_by_stripe: false,
      note: '收据 18',
      recorded_by: 'Ms Chen',
      created_at: academy.now.toISOString(),
      voided_at: null,
      void_reason: '',
      refunded: 0,
      disputed: 0,
      disputes: [],
      refunds: [],
      opens_course: true,
      version: 1,
    });
    expect(await auditOf(data.payment_id)).toEqual([
      { action: 'payment.create', actor_name: 'Ms Chen', before: null, after: data },
    ]);
  });

  test('twice with one key records it once', async () => {
    const answers = await Promise.all([
      record({ note: 'double click' }, 'key-1'),
      record({ note: 'double click' }, 'key-1'),
    ]);
    const [first, second] = answers.map(({ data }) => data.payment_id);
    expect(first).toBe(second);
    expect(await list({ search: 'double click' })).toMatchObject({ count: 1 });
    expect(await record({ note: 'something else' }, 'key-1')).toMatchObject({
      status: 409,
      error: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test.each([
    ['nothing', { amount: 0 }, 'amount'],
    ['less than nothing', { amount: -5 }, 'amount'],
    ['a third decimal', { amount: 1.005 }, 'amount'],
    ['a very small amount', { amount: 1e-7 }, 'amount'],
    ['more than anybody pays', { amount: 10_000_000.01 }, 'amount'],
    ['an amount in words', { amount: 'ninety' }, 'amount'],
    ['a currency that no course is priced in', { currency: 'EUR' }, 'currency'],
    ['tomorrow', { paid_on: '2026-03-03' }, 'paid_on'],
    ['a day that is none', { paid_on: '2026-02-30' }, 'paid_on'],
    ['an unknown method', { method: 'shells' }, 'method'],
    ['a long note', { note: 'x'.repeat(501) }, 'note'],
  ])('refuses %s', async (_, fields, field) => {
    const before = (await list({ state: 'all' })).count;
    const answer = await record(fields);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.fields ?? {})).toEqual([field]);
    expect((await list({ state: 'all' })).count).toBe(before);
  });

  test('takes every amount of two decimals as it is', async () => {
    for (const amount of [0.01, 1.1, 4.35, 1.15, 9_999_999.99, 10_000_000]) {
      expect((await record({ amount, note: 'exact' })).data.amount).toBe(amount);
    }
  });

  test('takes today by the academy’s calendar', async () => {
    const { token } = admin;
    academy.setClock('2026-03-02T15:59:00Z');
    admin.token = await academy.logIn(admin.email);
    expect((await record({ paid_on: '2026-03-03' })).status).toBe(400);
    academy.setClock('2026-03-02T16:00:00Z');
    expect((await record({ paid_on: '2026-03-03' })).status).toBe(200);
    academy.setClock('2026-03-02T02:00:00Z');
    admin.token = token;
  });

  test('for somebody or something that is not there is refused at its field', async () => {
    expect(await record({ user_id: 2e9 })).toMatchObject({
      status: 404,
      fields: { user_id: '没有这位用户' },
    });
    expect(await record({ course_id: 2e9 })).toMatchObject({
      status: 404,
      fields: { course_id: '没有这门课程' },
    });
  });
});

describe('voiding a payment', () => {
  test('takes it out of the sums and keeps it, with the reason', async () => {
    const { data: payment } = await record({ note: 'void me', amount: 12 });
    const { data, msg } = await voided(payment.payment_id, '重复登记');
    expect(msg).toBe('收款已作废');
    const after = {
      ...payment,
      voided_at: academy.now.toISOString(),
      void_reason: '重复登记',
      version: 2,
    };
    expect(data).toEqual(after);
    expect((await auditOf(payment.payment_id)).at(-1)).toMatchObject({
      action: 'payment.void',
      before: payment,
      after,
    });
    expect(await list({ search: 'void me' })).toMatchObject({ count: 0, totals: [] });
    expect(await list({ search: 'void me', state: 'voided' })).toMatchObject({
      count: 1,
      totals: [],
    });
  });

  test('works once, and needs a reason', async () => {
    const { data } = await record({});
    expect(await voided(data.payment_id, ' ')).toMatchObject({
      status: 400,
      fields: { reason: '请填写原因' },
    });
    await voided(data.payment_id, 'a slip');
    expect(await voided(data.payment_id, 'again')).toMatchObject({
      status: 409,
      error: 'INVALID_STATE',
    });
    expect((await voided(2e9, 'gone')).error).toBe('NOT_FOUND');
  });

  test('is all that can be done: not even the database changes or forgets a payment', async () => {
    const { data } = await record({});
    const row = academy.db.updateTable('payments').where('payment_id', '=', data.payment_id);
    await expect(row.set({ amount: 1 }).execute()).rejects.toThrow(/voided once/);
    await expect(
      row.set({ amount: 1, voided_at: new Date(), void_reason: 'x' }).execute(),
    ).rejects.toThrow(/voided once/);
    await expect(academy.db.deleteFrom('payments').execute()).rejects.toThrow(/append-only/);
  });
});

describe('the list of payments', () => {
  test('is searched, filtered and sorted, and never adds two currencies', async () => {
    const found = { method: 'paynow', search: 'list test' };
    const add = async (fields: Record<string, unknown>) =>
      (await record({ method: 'paynow', note: 'list test', ...fields })).data.payment_id;
    const a = await add({ amount: 0.1, paid_on: '2026-01-05' });
    const b = await add({ amount: 700, currency: 'CNY', paid_on: '2026-01-06' });
    const c = await add({ amount: 0.2, paid_on: '2026-01-07', user_id: learner.userId });
    const ids = async (query: Record<string, unknown>) =>
      (await list({ ...found, ...query })).list.map(({ payment_id }) => payment_id);
    expect(await ids({})).toEqual([c, b, a]);
    expect(await ids({ sort: 'oldest' })).toEqual([a, b, c]);
    expect(await ids({ sort: 'amount' })).toEqual([b, c, a]);
    expect(await ids({ currency: 'CNY' })).toEqual([b]);
    expect(await ids({ from: '2026-01-06', to: '2026-01-06' })).toEqual([b]);
    expect(await ids({ user_id: learner.userId })).toEqual([c]);
    expect(await ids({ search: '王伟明' })).toEqual([c]);
    expect(await ids({ payment_id: b })).toEqual([b]);
    expect(await ids({ page: 2, limit: 2 })).toEqual([a]);
    expect((await list(found)).totals).toEqual([
      { currency: 'USD', amount: 0.3, refunded: 0, disputed: 0, net: 0.3, count: 2 },
      { currency: 'CNY', amount: 700, refunded: 0, disputed: 0, net: 700, count: 1 },
    ]);
  });

  test('is a table for spreadsheets, in the reader’s language, safe to open', async () => {
    await record({ note: '=1+1', paid_on: '2026-01-20' });
    const answer = await academy.app.inject({
      url: '/api/admin/payments.csv?from=2026-01-20&to=2026-01-20',
      headers: { authorization: `Bearer ${admin.token}`, 'accept-language': 'en' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/"payments-\d{4}-\d\d-\d\d\.csv"/);
    const [head, row] = answer.body.split('\r\n');
    expect(head).toContain('No.,Paid on,Amount,Currency,Method,Payer');
    expect(row).toContain(`,2026-01-20,99.9,USD,Card,,,,'=1+1,Ms Chen,2026-03-02 10:00:00,,`);
  });
});

describe('what a payment can be for', () => {
  const choices = async (kind: string, search: string) => {
    const query = { kind, search };
    return (await academy.callWith(paymentCalls.choices, { query }, { as: admin })).data.list;
  };

  test('is found by a part of a name, of an email or of a title', async () => {
    const own = { id: learner.userId, title: '王伟明', title_zh: '', detail: learner.email };
    expect(await choices('user', '伟明')).toEqual([own]);
    expect(await choices('user', learner.email.toUpperCase())).toEqual([own]);
    expect(await choices('course', '基金')).toContainEqual(
      expect.objectContaining({ title: 'Funds', title_zh: '基金' }),
    );
  });

  test('is nothing where nothing is looked for, or nothing is there', async () => {
    expect(await choices('user', ' ')).toEqual([]);
    expect(await choices('course', '%')).toEqual([]);
  });
});

test('payments are for admins alone', async () => {
  const teacher = await academy.addPerson({ role: 'teacher' });
  for (const call of Object.values(paymentCalls)) {
    const input = {
      params: { id: 1 },
      query: { kind: 'user', search: 'a' },
      body: { ...plain, reason: 'x' },
    };
    const statuses = [null, learner, teacher].map(
      async (as) => (await academy.callWith(call, input, { as })).status,
    );
    expect(await Promise.all(statuses)).toEqual([401, 403, 403]);
  }
});
