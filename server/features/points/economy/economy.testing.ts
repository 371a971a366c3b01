import { afterAll, beforeAll } from 'vitest';
import { courseCalls } from '#contract/courses.ts';
import { pointCalls } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';
import { expireLots } from '../ledger/expire-lots.ts';

/** An academy whose ledger has three weeks of earning, spending, correcting and expiring. */
export class LedgerAcademy {
  readonly academy = openTestAcademy();
  #people: { admin: TestPerson; mei: TestPerson; lin: TestPerson } | undefined;
  /** The entry that took 100 points from Mei, and the one that gave them back. */
  readonly entryIds = { taken: 0, corrected: 0 };

  /** Writes the weeks before the tests of the file, and checks the ledger after them. */
  constructor() {
    beforeAll(() => this.#writeWeeks());
    afterAll(() => this.academy.assertLedgerIsSound());
  }

  get people() {
    if (this.#people === undefined) throw new Error('The academy opens before the first test.');
    return this.#people;
  }

  async adjust({ userId: id }: TestPerson, amount: number, reason: string): Promise<number> {
    const input = { params: { id }, body: { amount, reason } };
    return (await this.academy.call(pointAdminCalls.adjust, input, { as: this.people.admin })).data
      .point_id;
  }

  async reverse(id: number): Promise<number> {
    const input = { params: { id }, body: { reason: 'A slip' } };
    return (await this.academy.call(pointAdminCalls.reverse, input, { as: this.people.admin })).data
      .point_id;
  }

  changeRule(kind: 'daily_sign_in' | 'course_like' | 'course_read', body: Record<string, unknown>) {
    const input = { params: { kind }, body };
    return this.academy.callWith(pointAdminCalls.updateRule, input, { as: this.people.admin });
  }

  /** The admin's list of entries. */
  async entries(query: Record<string, unknown> = {}) {
    const as = this.people.admin;
    return (await this.academy.callWith(economyAdminCalls.entries, { query }, { as })).data;
  }

  /** Moves the clock to a moment, and logs everybody in again. */
  async #goOnAt(time: string): Promise<void> {
    this.academy.setClock(time);
    for (const person of Object.values(this.people)) {
      person.token = await this.academy.logIn(person.email);
    }
  }

  async #writeWeeks(): Promise<void> {
    const { academy } = this;
    academy.setClock('2026-01-05T02:00:00Z');
    this.#people = {
      admin: await academy.addAdmin({ name: 'Ms Chen' }),
      mei: await academy.addLearner({ name: '林美芳' }),
      lin: await academy.addLearner({ name: 'Lin Wei' }),
    };
    const { mei, lin } = this.#people;
    // Monday the 5th: two sign in and each like two courses.
    const courses = [await addCourse(academy.db), await addCourse(academy.db)];
    for (const person of [mei, lin]) {
      await academy.call(pointCalls.signIn, {}, { as: person });
      for (const course_id of courses) {
        await academy.call(courseCalls.like, { body: { course_id } }, { as: person });
      }
    }
    // Sunday the 11th in UTC is Monday the 12th in Singapore: the next week.
    await this.#goOnAt('2026-01-11T20:00:00Z');
    await this.changeRule('daily_sign_in', { expires_after_days: 10 });
    await academy.call(pointCalls.signIn, {}, { as: mei });
    await this.changeRule('daily_sign_in', { expires_after_days: null });
    await this.adjust(mei, 500, 'A prize, "won"');
    this.entryIds.taken = await this.adjust(mei, -100, '=1+2');
    this.entryIds.corrected = await this.reverse(this.entryIds.taken);
    await this.#goOnAt('2026-01-26T02:00:00Z');
    await expireLots(academy.db, academy.now);
    const course_id = await addCourse(academy.db, { points_required: 30 });
    await academy.call(courseCalls.redeem, { body: { course_id } }, { as: mei });
  }
}
