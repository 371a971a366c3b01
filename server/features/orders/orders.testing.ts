import { beforeAll } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** An academy that sells a course by transfer, and what learners and its admin do with orders. */
export class OrdersAcademy {
  readonly academy = openTestAcademy();
  #admin: TestPerson | undefined;
  #courseId = 0;
  #lessonId = 0;

  /** Opens it before the tests of the file. */
  constructor() {
    beforeAll(async () => {
      const { academy } = this;
      academy.setClock('2026-03-02T04:00:00Z');
      this.#admin = await academy.addAdmin({ name: 'Ms Chen' });
      await setPaymentSettings(academy.db);
      const prices = { price_usd: 39, price_sgd: 49.9, price_myr: 159 };
      this.#courseId = await addCourse(academy.db, prices);
      this.#lessonId = await addLesson(academy.db, this.#courseId);
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before the first test.');
    return this.#admin;
  }

  /** The course that is sold. */
  get courseId(): number {
    return this.#courseId;
  }

  /** Its only lesson. */
  get lessonId(): number {
    return this.#lessonId;
  }

  /** Orders the course, to be paid by PayNow unless the body says otherwise. */
  buy(as: TestPerson, body: Record<string, unknown> = {}, key?: string) {
    const usual = { course_id: this.courseId, currency: 'SGD', method: 'paynow' };
    const headers = key === undefined ? {} : { headers: { 'idempotency-key': key } };
    const input = { body: { ...usual, ...body } };
    return this.academy.callWith(checkoutCalls.create, input, { as, ...headers });
  }

  /** An order as its learner sees it. */
  get(order_id: number, as: TestPerson) {
    return this.academy.call(checkoutCalls.get, { query: { order_id } }, { as });
  }

  cancel(order_id: number, as: TestPerson) {
    return this.academy.call(checkoutCalls.cancel, { body: { order_id } }, { as });
  }

  /** Confirms that an order was paid. */
  confirm(id: number, body: Record<string, unknown> = {}, as = this.admin) {
    return this.academy.callWith(orderAdminCalls.confirm, { params: { id }, body }, { as });
  }

  /** Whether the course is open to somebody. */
  async isOpenFor(as: TestPerson): Promise<boolean> {
    const query = { course_id: this.courseId };
    const { data } = await this.academy.call(courseCalls.get, { query }, { as });
    return data.basic_info.is_redeemed_by_user;
  }

  paymentsOf({ userId }: TestPerson) {
    return this.academy.db
      .selectFrom('payments')
      .select(['amount', 'currency', 'method', 'note'])
      .where('user_id', '=', userId)
      .execute();
  }
}
