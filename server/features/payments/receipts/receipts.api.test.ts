import { beforeAll, describe, expect, test } from 'vitest';
import { siteSettingsAdminCalls } from '#contract/academy-admin.ts';
import { receiptAdminCalls, receiptCalls } from '#contract/payment-receipts.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { getReceipt } from './receipts.queries.ts';

const academy = openTestAcademy();
let admin: TestPerson;
let learner: TestPerson;
let course_id = 0;

beforeAll(async () => {
  admin = await academy.addAdmin({ name: 'Ms Chen' });
  learner = await academy.addLearner({ name: '王伟明 喆' });
  course_id = await addCourse(academy.db, { title: 'Funds', title_zh: '基金' });
});

const pay = async (fields: Record<string, unknown> = {}) => {
  const body = { amount: 39, currency: 'SGD', paid_on: '2026-03-01', method: 'paynow', ...fields };
  return (await academy.callWith(paymentCalls.record, { body }, { as: admin })).data;
};
const refund = async (id: number, amount: number) => {
  const body = { amount, reason: 'cancelled' };
  return (await academy.call(paymentCalls.refund, { params: { id }, body }, { as: admin })).data;
};
const change = (body: Record<string, unknown>) =>
  academy.callWith(siteSettingsAdminCalls.update, { body }, { as: admin });

/** Downloads a receipt as its payer, or as an admin. */
async function download(
  path: string,
  query: Record<string, string>,
  { as = learner, language = 'en' }: { as?: TestPerson; language?: string } = {},
) {
  const answer = await academy.app.inject({
    url: `/api/${path}`,
    query,
    headers: { authorization: `Bearer ${as.token}`, 'accept-language': language },
  });
  return {
    status: answer.statusCode,
    type: answer.headers['content-type'],
    disposition: String(answer.headers['content-disposition']),
    text: answer.rawPayload.toString('latin1'),
  };
}

describe('a receipt', () => {
  test('has the next number of its kind, and every refund a credit note', async () => {
    const first = await pay();
    const second = await pay();
    const numberOf = (text: string) => Number(text.slice(2));
    expect(first.receipt_number).toMatch(/^R-\d{6}$/);
    expect(numberOf(second.receipt_number)).toBe(numberOf(first.receipt_number) + 1);
    await refund(first.payment_id, 1);
    const { refunds } = await refund(first.payment_id, 2);
    const notes = refunds.map((entry) => numberOf(entry.receipt_number));
    expect(notes[1]).toBe((notes[0] ?? 0) + 1);
  });

  test('that is not issued after all leaves no gap', async () => {
    const first = await pay();
    const failed = await academy.callWith(
      paymentCalls.record,
      {
        body: {
          amount: 1,
          currency: 'SGD',
          paid_on: '2026-03-01',
          method: 'cash',
          course_id: 2e9,
        },
      },
      { as: admin },
    );
    expect(failed.status).toBe(404);
    await expect(
      academy.db.transaction().execute(async (tx) => {
        const values = {
          amount: 1,
          currency: 'SGD',
          paid_on: '2026-03-01',
          method: 'cash',
        } as const;
        await tx.insertInto('payments').values(values).execute();
        throw new Error('taken back');
      }),
    ).rejects.toThrow('taken back');
    const second = await pay();
    expect(Number(second.receipt_number.slice(2))).toBe(Number(first.receipt_number.slice(2)) + 1);
  });

  test('keeps what it said when the course and the academy are renamed', async () => {
    await change({
      legal_name: 'Prospect Education Pte. Ltd.',
      legal_name_zh: '远景教育私人有限公司',
      legal_address: '1 Raffles Place, Singapore 048616',
      registration_number: '201912345K',
      tax_number: 'M2-0012345-6',
    });
    const payment = await pay({ user_id: learner.userId, course_id });
    const read = () => getReceipt(academy.db, { paymentId: payment.payment_id });
    const issued = await read();
    expect(issued).toMatchObject({
      kind: 'receipt',
      receipt_number: payment.receipt_number,
      issued_on: '2026-03-02',
      printed: {
        academy: {
          name: 'Prospect Education Pte. Ltd.',
          name_zh: '远景教育私人有限公司',
          address_zh: '1 Raffles Place, Singapore 048616',
          registration_number: '201912345K',
          tax_number: 'M2-0012345-6',
        },
        payer: { name: '王伟明 喆', email: learner.email },
        course: { title: 'Funds', title_zh: '基金' },
        amount: 39,
        currency: 'SGD',
        paid_on: '2026-03-01',
        refund: null,
      },
    });
    await change({ legal_name: 'Another Name', registration_number: '' });
    await academy.db.updateTable('courses').set({ title: 'Bonds' }).execute();
    await academy.db.updateTable('users').set({ name: 'Wang' }).execute();
    expect(await read()).toEqual(issued);
    const receipts = academy.db.updateTable('payment_receipts');
    await expect(receipts.set({ printed: '{}' }).execute()).rejects.toThrow(/append-only/);
    const counters = academy.db.updateTable('receipt_counters');
    await expect(counters.set({ last_number: 1000 }).execute()).rejects.toThrow(/go up by one/);
  });

  test('is named after the academy where no legal name is set', async () => {
    await change({ legal_name: '', legal_name_zh: '', legal_address: '' });
    const { payment_id: paymentId } = await pay();
    const { printed } = await getReceipt(academy.db, { paymentId });
    expect(printed.academy).toMatchObject({ name: 'Prospect Academy', name_zh: '远景学院' });
    expect(printed).toMatchObject({ payer: null, course: null });
  });
});

describe('a receipt as a PDF', () => {
  test.each([
    ['zh', '收据-', '(zh-CN)'],
    ['en', 'receipt-', '(en)'],
  ] as const)('is a small file with its font in it (%s)', async (locale, name, language) => {
    const payment = await pay({ user_id: learner.userId, course_id });
    const payment_id = String(payment.payment_id);
    // The receipt is in the language of its parameter, not in that of the request.
    const other = locale === 'zh' ? 'en' : 'zh';
    const file = await download('payment/receipt', { payment_id, locale }, { language: other });
    expect(file).toMatchObject({ status: 200, type: 'application/pdf' });
    expect(file.text.slice(0, 8)).toBe('%PDF-1.7');
    expect(file.text).toContain('NotoSansCJKsc');
    expect(file.text).toContain(language);
    expect(file.text.length).toBeLessThan(100_000);
    expect(file.disposition).toContain(encodeURIComponent(`${name}${payment.receipt_number}.pdf`));
  });

  test('of a refund is its credit note', async () => {
    const payment = await pay({ user_id: learner.userId });
    const { refunds } = await refund(payment.payment_id, 12);
    const refund_id = String(refunds[0]?.refund_id);
    const query = { payment_id: String(payment.payment_id), refund_id };
    const own = await download('payment/receipt', query);
    expect(own.disposition).toContain(`credit-note-${refunds[0]?.receipt_number}.pdf`);
    const path = `admin/payments/${payment.payment_id}/receipt`;
    expect((await download(path, { refund_id }, { as: admin })).status).toBe(200);
    const elsewhere = await pay({ user_id: learner.userId });
    const wrong = `admin/payments/${elsewhere.payment_id}/receipt`;
    expect((await download(wrong, { refund_id }, { as: admin })).status).toBe(404);
  });

  test('of a void payment is still there, and says so', async () => {
    const { payment_id: id } = await pay({ user_id: learner.userId });
    const body = { reason: 'a slip' };
    await academy.call(paymentCalls.void, { params: { id }, body }, { as: admin });
    expect((await getReceipt(academy.db, { paymentId: id })).void_reason).toBe('a slip');
    expect((await download('payment/receipt', { payment_id: String(id) })).status).toBe(200);
  });

  test('is its payer’s and the admins’ alone', async () => {
    const { payment_id } = await pay({ user_id: learner.userId });
    const other = await academy.addLearner();
    const query = { payment_id };
    expect((await academy.call(receiptCalls.get, { query })).status).toBe(401);
    const refused = await academy.call(receiptCalls.get, { query }, { as: other });
    expect(refused).toMatchObject({ status: 404, error: 'NOT_FOUND' });
    const params = { id: payment_id };
    const asAdmin = await academy.callWith(receiptAdminCalls.get, { params }, { as: learner });
    expect(asAdmin.status).toBe(403);
    const nobody = await pay();
    const guessed = { query: { payment_id: nobody.payment_id } };
    expect((await academy.call(receiptCalls.get, guessed, { as: other })).status).toBe(404);
  });
});
