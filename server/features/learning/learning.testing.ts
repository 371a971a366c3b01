import { afterAll, beforeAll } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Fields of a course that costs points and money. */
export const premiumPrices = { points_required: 300, price_usd: 29, price_cny: 199 };

type Answers = Record<string, string | boolean>;

/** An academy in which people learn; its ledger is sound after the tests. */
export class LearningAcademy {
  readonly academy = openTestAcademy();
  #people: Record<'learner' | 'teacher' | 'admin', TestPerson> | undefined;
  #teacherId = 0;

  /** Opens it before the tests of the file. */
  constructor() {
    const { academy } = this;
    beforeAll(async () => {
      const learner = await academy.addLearner();
      const teacher = await academy.addPerson({ role: 'teacher' });
      this.#people = { learner, teacher, admin: await academy.addAdmin() };
      this.#teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
    });
    afterAll(() => academy.assertLedgerIsSound());
  }

  get people() {
    if (this.#people === undefined) throw new Error('The academy opens before the first test.');
    return this.#people;
  }

  get learner(): TestPerson {
    return this.people.learner;
  }

  get teacherId(): number {
    return this.#teacherId;
  }

  /** The available points of a learner. */
  async balanceOf({ userId }: TestPerson): Promise<number> {
    return (await getBalance(this.academy.db, userId, this.academy.now)).available;
  }

  /** Adds a free course with one lesson of each type given. */
  async addLessons(...types: LessonType[]) {
    const { db } = this.academy;
    const courseId = await addCourse(db, { points_reward: 120 });
    const ids: number[] = [];
    for (const type of types) ids.push(await addLesson(db, courseId, { type }));
    const [first = 0, second = 0, third = 0] = ids;
    return { courseId, first, second, third };
  }

  getLesson(lessonId: number, as: TestPerson | null = null) {
    return this.academy.call(learningCalls.content, { query: { content_id: lessonId } }, { as });
  }

  /** Reports progress in a lesson that was opened long enough ago. */
  async track(lessonId: number, progress: number, as: TestPerson, position?: number) {
    await openLongAgo(this.academy, lessonId, as);
    const body = { content_id: lessonId, progress, ...(position !== undefined && { position }) };
    return this.academy.call(learningCalls.progress, { body }, { as });
  }

  /** Completes a lesson that was opened long enough ago, and some time after the one before. */
  async complete(courseId: number, lessonId: number, as: TestPerson) {
    this.academy.advanceMinutes(1);
    await openLongAgo(this.academy, lessonId, as);
    const body = { course_id: courseId, content_id: lessonId };
    return this.academy.call(learningCalls.complete, { body }, { as });
  }

  submitQuiz(lessonId: number, answers: Answers, as: TestPerson) {
    const body = { content_id: lessonId, answers };
    return this.academy.call(learningCalls.submitQuiz, { body }, { as });
  }

  submitAssignment(lessonId: number, text: string, as: TestPerson) {
    const body = { content_id: lessonId, text };
    return this.academy.call(learningCalls.submitAssignment, { body }, { as });
  }
}

/** Records that a lesson was opened an hour ago; faster completions are in `farming.api.test.ts`. */
async function openLongAgo({ db, now }: TestAcademy, lessonId: number, { userId }: TestPerson) {
  const lesson = db.selectFrom('contents').select('content_id');
  const [found] = await lesson.where('content_id', '=', lessonId).execute();
  if (found) await openEarlier(db, userId, [lessonId], now);
}
