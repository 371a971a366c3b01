import { beforeAll } from 'vitest';
import type { CallBody } from '#contract/call.ts';
import { type AdminLesson, lessonAdminCalls } from '#contract/lessons-admin.ts';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { auditLinesOf } from '#server/testing/audit-lines.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { sampleData } from '#server/testing/sample-lessons.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

type NewLesson = Partial<CallBody<typeof lessonAdminCalls.create>> & { course_id: number };

/** A text lesson in both languages, saved through the call, but for what is said otherwise. */
export async function createLessonAs(
  academy: TestAcademy,
  admin: TestPerson,
  { type = 'text', ...fields }: NewLesson,
): Promise<AdminLesson> {
  const body = {
    type,
    title: 'Compound interest',
    title_zh: '复利',
    duration: 5,
    content_data: sampleData[type],
    ...fields,
  };
  const { status, data, msg } = await academy.call(
    lessonAdminCalls.create,
    { body },
    { as: admin },
  );
  if (status !== 200) throw new Error(`the content was not added: ${msg}`);
  return data;
}

/** An academy whose admin edits the lessons of a course. */
export class LessonEditing {
  readonly academy = openTestAcademy();
  #admin: TestPerson | undefined;
  #courseId = 0;

  /** Opens it before the tests of the file. */
  constructor() {
    beforeAll(async () => {
      this.#admin = await this.academy.addAdmin({ name: 'Ms Chen' });
      this.#courseId = await addCourse(this.academy.db);
    });
  }

  get admin(): TestPerson {
    if (this.#admin === undefined) throw new Error('The academy opens before the first test.');
    return this.#admin;
  }

  get courseId(): number {
    return this.#courseId;
  }

  /** Adds a lesson to the course, or to another one that the fields name. */
  create(fields: Partial<NewLesson> = {}): Promise<AdminLesson> {
    return createLessonAs(this.academy, this.admin, { course_id: this.courseId, ...fields });
  }

  get(id: number) {
    return this.academy.call(lessonAdminCalls.get, { params: { id } }, { as: this.admin });
  }

  change(id: number, body: Record<string, unknown>) {
    const input = { params: { id }, body };
    return this.academy.callWith(lessonAdminCalls.update, input, { as: this.admin });
  }

  archive(id: number) {
    return this.academy.call(lessonAdminCalls.archive, { params: { id } }, { as: this.admin });
  }

  restore(id: number) {
    const input = { params: { id }, body: {} };
    return this.academy.call(lessonAdminCalls.restore, input, { as: this.admin });
  }

  versions(id: number) {
    return this.academy.call(lessonAdminCalls.versions, { params: { id } }, { as: this.admin });
  }

  auditOf(id: number) {
    return auditLinesOf(this.academy.db, 'content', id);
  }
}
