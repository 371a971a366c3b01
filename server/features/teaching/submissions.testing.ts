import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { teachingCalls } from '#contract/teaching.ts';
import { getBalance } from '#server/features/points/index.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

/** An academy with two teachers, one of whom grades what a learner submits. */
export class GradingAcademy {
  readonly academy = openTestAcademy();
  #staff: Record<'teacher' | 'otherTeacher' | 'admin', TestPerson> | undefined;
  #teacherId = 0;
  #learner: TestPerson | undefined;
  #courseId = 0;
  #lessonId = 0;

  /** Opens it before the tests of the file, with a new learner and course before each of them. */
  constructor() {
    const { academy } = this;
    beforeAll(async () => {
      const teacher = await academy.addPerson({ role: 'teacher', name: '林老师' });
      const otherTeacher = await academy.addPerson({ role: 'teacher' });
      this.#staff = { teacher, otherTeacher, admin: await academy.addAdmin() };
      this.#teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
      await addTeacher(academy.db, { user_id: otherTeacher.userId });
    });
    beforeEach(async () => {
      this.#learner = await academy.addLearner({ name: '陈美玲' });
      const course = { teacher_id: this.#teacherId, points_reward: 120 };
      this.#courseId = await addCourse(academy.db, course);
      this.#lessonId = await addLesson(academy.db, this.#courseId, { type: 'assignment' });
    });
    afterAll(() => academy.assertLedgerIsSound());
  }

  get staff() {
    if (this.#staff === undefined) throw new Error('The academy opens before the first test.');
    return this.#staff;
  }

  get teacherId(): number {
    return this.#teacherId;
  }

  get learner(): TestPerson {
    if (this.#learner === undefined) throw new Error('Learners are added before each test.');
    return this.#learner;
  }

  /** A course of the teacher's with one lesson. */
  get courseId(): number {
    return this.#courseId;
  }

  /** Its assignment, of the pass mark 60. */
  get lessonId(): number {
    return this.#lessonId;
  }

  async balanceOf({ userId }: TestPerson): Promise<number> {
    return (await getBalance(this.academy.db, userId, this.academy.now)).available;
  }

  /** @returns the id of the submission */
  async submit(text = 'My plan', as = this.learner, content_id = this.lessonId): Promise<number> {
    const body = { content_id, text };
    const { status, data, msg } = await this.academy.call(
      learningCalls.submitAssignment,
      { body },
      { as },
    );
    expect(status, msg).toBe(200);
    return data.submission.submission_id;
  }

  read(id: number, as = this.staff.teacher) {
    return this.academy.call(teachingCalls.submission, { params: { id } }, { as });
  }

  grade(
    id: number,
    body: { score: number; feedback?: string; version?: number },
    as = this.staff.teacher,
  ) {
    return this.academy.call(teachingCalls.grade, { params: { id }, body }, { as });
  }

  /** Returns a submission to its learner, to be done again. */
  giveBack(id: number, body: { feedback: string; version?: number }, as = this.staff.teacher) {
    return this.academy.call(teachingCalls.giveBack, { params: { id }, body }, { as });
  }

  /** The assignment as a learner sees it. */
  async lessonOf(as = this.learner) {
    const query = { content_id: this.lessonId };
    return (await this.academy.call(learningCalls.content, { query }, { as })).data;
  }

  auditOf(id: number) {
    return this.academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_user_id', 'before', 'after'])
      .where('entity', '=', 'submission')
      .where('entity_id', '=', String(id))
      .orderBy('audit_id')
      .execute();
  }
}
