import { beforeAll } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { addCourse, addLesson, addTeacher } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestFile, TestPerson } from '#server/testing/test-academy.ts';

/** An academy in which a learner submits files to a teacher's course. */
export class SubmittedFiles {
  readonly academy = openTestAcademy();
  #people: Record<'learner' | 'teacher', TestPerson> | undefined;
  #courseId = 0;

  /** Opens it before the tests of the file. */
  constructor() {
    const { academy } = this;
    beforeAll(async () => {
      const learner = await academy.addLearner();
      const teacher = await academy.addPerson({ role: 'teacher' });
      this.#people = { learner, teacher };
      const teacherId = await addTeacher(academy.db, { user_id: teacher.userId });
      this.#courseId = await addCourse(academy.db, { teacher_id: teacherId });
    });
  }

  get people() {
    if (this.#people === undefined) throw new Error('The academy opens before the first test.');
    return this.#people;
  }

  get courseId(): number {
    return this.#courseId;
  }

  /** Adds an assignment to the course. @returns its id */
  newAssignment(): Promise<number> {
    return addLesson(this.academy.db, this.#courseId, { type: 'assignment' });
  }

  /** Submits an assignment, as the learner unless given. */
  submit(
    content_id: number,
    body: { text?: string; remove_file?: boolean },
    file?: TestFile,
    as = this.people.learner,
  ) {
    const input = { body: { content_id, ...body } };
    return this.academy.call(learningCalls.submitAssignment, input, file ? { as, file } : { as });
  }
}
