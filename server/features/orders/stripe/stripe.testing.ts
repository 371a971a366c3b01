import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkoutCalls } from '#contract/checkout.ts';
import { courseCalls } from '#contract/courses.ts';
import { notificationCalls } from '#contract/notifications.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import type { Locale } from '#domain/locale.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { type FakeSession, FakeStripe } from '#server/testing/fake-stripe.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const START = '2026-03-02T04:00:00Z';

/** What somebody sends as an event of Stripe. */
export interface SentEvent {
  text: string;
  signature?: string;
}

/** An academy that is paid through a Stripe of the test file's own. */
export class StripeAcademy {
  readonly stripe = new FakeStripe();
  readonly academy = openTestAcademy({ stripe: this.stripe.settings, logLevel: 'silent' });
  #admin: TestPerson | undefined;
  #courseId = 0;

  /** Opens it before the tests of the file, and sets the clock and Stripe right before each of them. */
  constructor() {
    beforeAll(async () => {
      await this.stripe.open();
      this.academy.setClock(START);
      this.#admin = await this.academy.addAdmin();
      await setPaymentSettings(this.academy.db);
      this.#courseId = await addCourse(this.academy.db, { price_sgd: 49.9, price_cny: 268 });
    });
    afterAll(() => this.stripe.close());
    beforeEach(() => {
      this.academy.setClock(START);
      this.academy.holdJobs(false);
      this.stripe.behaviour = 'fine';
      this.stripe.refundStatus = 'succeeded';
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before the first test.');
    return this.#admin;
  }

  /** The course that is bought. */
  get courseId(): number {
    return this.#courseId;
  }

  /** Sends what says that it is an event of Stripe, and does what follows from it. */
  async send({ text, signature }: SentEvent, type = 'application/json') {
    const response = await this.academy.app.inject({
      method: 'POST',
      url: '/api/webhooks/stripe',
      headers: {
        'content-type': type,
        'accept-language': 'en',
        ...(signature !== undefined && { 'stripe-signature': signature }),
      },
      payload: text,
    });
    await this.academy.runJobsUnlessHeld();
    return response;
  }

  /** Sends an event as Stripe does, signed. @throws where it is refused */
  async sendEvent(type: string, object: object, id?: string): Promise<void> {
    const at = this.academy.now;
    const event = this.stripe.sign({ type, object, at, ...(id !== undefined && { id }) });
    const { statusCode, body } = await this.send(event);
    if (statusCode !== 200) throw new Error(`${type} was refused: ${body}`);
  }

  /** The same of a payment page. */
  sendPageEvent(
    page: FakeSession,
    type: string,
    { id, ...changes }: { id?: string } & Record<string, unknown> = {},
  ): Promise<void> {
    const object = { object: 'checkout.session', payment_status: 'paid', ...page, ...changes };
    return this.sendEvent(`checkout.session.${type}`, object, id);
  }

  /** Asks for the course, to be paid by card unless said otherwise. */
  buy(
    as: TestPerson,
    {
      method = 'stripe' as 'stripe' | 'paynow',
      locale = 'zh' as Locale,
      headers = {} as Record<string, string>,
    } = {},
  ) {
    const body = { course_id: this.courseId, currency: 'SGD', method } as const;
    return this.academy.call(checkoutCalls.create, { body }, { as, locale, headers });
  }

  /** The payment page at an address. */
  pageAt(url: string | null): FakeSession {
    const page = [...this.stripe.sessions.values()].find((one) => one.url === url);
    if (page === undefined) throw new Error('there is no such page');
    return page;
  }

  /** An order that waits to be paid on its page. */
  async waitingOrder(language: Locale = 'en') {
    const learner = await this.academy.addLearner({ language });
    const order = (await this.buy(learner)).data;
    return { learner, order, id: order.order_id, page: this.pageAt(order.payment_url) };
  }

  async paidOrder() {
    const waiting = await this.waitingOrder();
    await this.sendPageEvent(waiting.page, 'completed');
    return waiting;
  }

  /** An order as its learner sees it. */
  async orderOf(order_id: number, as: TestPerson) {
    return (await this.academy.call(checkoutCalls.get, { query: { order_id } }, { as })).data;
  }

  /** Whether the course is open to somebody. */
  async isOpenFor(as: TestPerson): Promise<boolean> {
    const query = { course_id: this.courseId };
    const { data } = await this.academy.call(courseCalls.get, { query }, { as });
    return data.basic_info.is_redeemed_by_user;
  }

  /** Somebody's payments, void ones as well, the oldest first. */
  async paymentsOf(of: TestPerson) {
    return (await this.#listPayments(of)).list;
  }

  /** The first of them, with what is left of all. @throws where there is none */
  async paymentOf(of: TestPerson) {
    const { list, totals } = await this.#listPayments(of);
    const [payment] = list;
    if (payment === undefined) throw new Error('nothing was paid');
    return { ...payment, net: totals[0]?.net };
  }

  async #listPayments({ userId }: TestPerson) {
    const query = { user_id: userId, state: 'all', sort: 'oldest' } as const;
    return (await this.academy.call(paymentCalls.list, { query }, { as: this.admin })).data;
  }

  async noticesOf(as: TestPerson, kind: string, locale: Locale = 'zh') {
    const query = { limit: 100 };
    const { data } = await this.academy.call(notificationCalls.lists, { query }, { as, locale });
    return data.list.filter((notice) => notice.kind === kind);
  }
}
