import { afterAll, beforeAll } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { Call, CallData, CallInput } from '#contract/call.ts';
import { learningCalls } from '#contract/learning.ts';
import { type EarningKind, earningKinds } from '#contract/points.ts';
import { inTransaction } from '#database/open.ts';
import { demoCourses } from '#demo/texts/index.ts';
import { academyDay, addDays } from '#domain/academy-day.ts';
import { getTimeZone } from '#server/features/academy/index.ts';
import { openSession } from '#server/features/accounts/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { CallResult, TestPerson } from '#server/testing/test-academy.ts';
import { type DemoCatalogue, loadCatalogue } from '../loader/load-catalogue.ts';

/** A Monday at nine in the academy's time zone: an academy week begins. */
const MONDAY = '2026-03-02T01:00:00Z';

/** A user's earnings by a rule, one academy day after the other from the first one. */
export interface Earnings {
  total: number;
  /** Of the day with this number, from 0. */
  day: (number: number) => number;
  /** Of the first so many days. */
  first: (days: number) => number;
  byKind: Partial<Record<EarningKind, number>>;
}

/** The courses of the demo academy, and people who earn points there while the clock is moved. */
export class EarningsStage {
  readonly academy = openTestAcademy();
  /** The right answers of each quiz. */
  readonly answers = new Map<number, Record<string, string | boolean>>();
  #catalogue: DemoCatalogue | undefined;

  /** Opens it before the tests of the file. */
  constructor() {
    beforeAll(async () => {
      this.academy.setClock(MONDAY);
      const { db, now } = this.academy;
      this.#catalogue = await inTransaction(db, (tx) => loadCatalogue(tx, now));
      this.#learnAnswers(this.#catalogue);
    });
    afterAll(() => this.academy.assertLedgerIsSound());
  }

  #learnAnswers({ courses }: DemoCatalogue): void {
    for (const [index, { contents }] of courses.entries()) {
      for (const [position, { lessonId }] of contents.entries()) {
        const lesson = demoCourses[index]?.contents[position];
        if (lesson?.type !== 'quiz') continue;
        const answers = lesson.questions.map(({ id, answer }) => [id, answer] as const);
        this.answers.set(lessonId, Object.fromEntries(answers));
      }
    }
  }

  get catalogue(): DemoCatalogue {
    if (this.#catalogue === undefined) throw new Error('The academy opens before the first test.');
    return this.#catalogue;
  }

  /** Moves the clock to nine o'clock on a later Monday, or on the weekday so many days after it. */
  startOnMonday(weekday = 0): void {
    const weekMs = 7 * 24 * 60 * 60 * 1000;
    const monday = new Date(MONDAY).getTime();
    const weeks = Math.floor((this.academy.now.getTime() - monday) / weekMs) + 1;
    this.academy.setClock(new Date(monday + weeks * weekMs + (weekday * weekMs) / 7));
  }

  /** A newcomer registers with an invitation code and verifies the address. */
  async register(code: string): Promise<Visitor> {
    const email = `${crypto.randomUUID()}@example.com`;
    const password = crypto.randomUUID();
    const body = { email, password, confirm_password: password, invitation_code: code };
    const { data, status, msg } = await this.academy.call(accountCalls.register, { body });
    if (status !== 200) throw new Error(`registering failed: ${msg}`);
    const userId = data.user.user_id;
    await this.academy.markVerified(userId);
    return new Visitor(this, { userId, email, name: '', password, token: data.token });
  }

  /** A user's earnings since a moment. */
  async earningsOf({ userId }: TestPerson, since: Date): Promise<Earnings> {
    const { db } = this.academy;
    const timeZone = await getTimeZone(db);
    const entries = await db
      .selectFrom('point_entries')
      .select(['kind', 'amount', 'created_at'])
      .where('user_id', '=', userId)
      .where('kind', 'in', earningKinds)
      .where('created_at', '>=', since)
      .execute();
    const sum = (some: typeof entries) => some.reduce((all, { amount }) => all + amount, 0);
    const first = academyDay(since, timeZone);
    const day = (number: number) =>
      sum(entries.filter((one) => academyDay(one.created_at, timeZone) === addDays(first, number)));
    const kinds = earningKinds.map(
      (kind) => [kind, sum(entries.filter((one) => one.kind === kind))] as const,
    );
    return {
      total: sum(entries),
      day,
      first: (days) =>
        Array.from({ length: days }, (_, number) => day(number)).reduce((a, b) => a + b),
      byKind: Object.fromEntries(kinds.filter(([, amount]) => amount > 0)),
    };
  }
}

/** A user who makes calls as the site or a script would. */
export class Visitor {
  readonly stage: EarningsStage;
  readonly person: TestPerson;
  readonly startedAt: Date;

  constructor(stage: EarningsStage, person: TestPerson) {
    this.stage = stage;
    this.person = person;
    this.startedAt = stage.academy.now;
  }

  /** Logs in again: sessions end when the clock moves far. */
  async logIn(): Promise<void> {
    const session = { userId: this.person.userId, rememberMe: false, userAgent: '' };
    this.person.token = await openSession(this.stage.academy.app.dependencies, session);
  }

  call<C extends Call>(call: C, input: CallInput<C>): Promise<CallResult<CallData<C>>> {
    return this.stage.academy.call(call, input, { as: this.person });
  }

  open(lessonId: number) {
    return this.call(learningCalls.content, { query: { content_id: lessonId } });
  }

  complete(courseId: number, lessonId: number) {
    const body = { course_id: courseId, content_id: lessonId };
    return this.call(learningCalls.complete, { body });
  }

  submitQuiz(lessonId: number) {
    const answers = this.stage.answers.get(lessonId) ?? {};
    return this.call(learningCalls.submitQuiz, { body: { content_id: lessonId, answers } });
  }

  track(lessonId: number, progress: number) {
    return this.call(learningCalls.progress, { body: { content_id: lessonId, progress } });
  }

  async invitationCode(): Promise<string> {
    return (await this.call(accountCalls.profile, {})).data.invitation.code;
  }

  earnings(): Promise<Earnings> {
    return this.stage.earningsOf(this.person, this.startedAt);
  }
}
