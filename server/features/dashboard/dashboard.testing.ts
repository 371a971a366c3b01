import { beforeEach, expect } from 'vitest';
import { dashboardCalls, type RowMetric } from '#contract/dashboard-admin.ts';
import { learningCalls } from '#contract/learning.ts';
import { paymentCalls } from '#contract/payments-admin.ts';
import { openTestAcademyForEach } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** An academy for each test, whose admin looks at the dashboard. */
export class DashboardAcademy {
  readonly academy = openTestAcademyForEach();
  #admin: TestPerson | undefined;

  constructor() {
    beforeEach(async () => {
      // 10:00 on 15 March in Singapore.
      this.academy.setClock('2026-03-15T02:00:00Z');
      this.#admin = await this.academy.addAdmin();
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before each test.');
    return this.#admin;
  }

  /** The figures of a period, with the days of a series on which anything happened. */
  async stats(query: Record<string, unknown> = {}) {
    const answer = await this.academy.callWith(dashboardCalls.stats, { query }, { as: this.admin });
    expect(answer.status).toBe(200);
    const seriesOf = (metric: string) => {
      const series = answer.data.series.find((one) => one.metric === metric);
      const days = series?.points.filter(({ value }) => value !== 0) ?? [];
      return { total: series?.total, days: days.map(({ from, value }) => [from, value]) };
    };
    return { ...answer.data, seriesOf };
  }

  /** The rows that a figure counts. */
  async rows(metric: RowMetric, query: Record<string, unknown> = {}) {
    const input = { query: { metric, ...query } };
    const answer = await this.academy.callWith(dashboardCalls.rows, input, { as: this.admin });
    expect(answer.status).toBe(200);
    return answer.data;
  }

  /** A course with one lesson, created now. */
  async addCourse(title: string, status: 'draft' | 'active' = 'active') {
    const { course_id } = await this.academy.db
      .insertInto('courses')
      .values({ title, status, created_at: this.academy.now })
      .returning('course_id')
      .executeTakeFirstOrThrow();
    const { content_id } = await this.academy.db
      .insertInto('contents')
      .values({ course_id, position: 1, type: 'text', title: `${title} 1` })
      .returning('content_id')
      .executeTakeFirstOrThrow();
    return { course_id, content_id };
  }

  /** Completes the lesson of a course. */
  complete(learner: TestPerson, body: { course_id: number; content_id: number }) {
    return this.academy.call(learningCalls.complete, { body }, { as: learner });
  }

  /** Records a payment. */
  async pay(amount: number, paid_on: string, currency: 'USD' | 'CNY' = 'USD') {
    const body = { amount, currency, paid_on, method: 'cash' as const };
    const { status, data } = await this.academy.call(
      paymentCalls.record,
      { body },
      { as: this.admin },
    );
    expect(status).toBe(200);
    return data;
  }
}
