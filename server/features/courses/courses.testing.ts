import { afterAll, beforeAll } from 'vitest';
import { addTeacher } from '#server/testing/add-catalogue.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** The people that tests of courses act as. */
export interface CoursePeople {
  admin: TestPerson;
  /** Has 1,000 points. */
  learner: TestPerson;
  teacher: TestPerson;
  teacherId: number;
}

/**
 * For tests of courses: an admin, a learner, a teacher, and a ledger that is sound in the end.
 * @param receive gets them before the first test
 */
export function withCoursePeople(
  academy: TestAcademy,
  receive: (people: CoursePeople) => void,
): void {
  beforeAll(async () => {
    const admin = await academy.addAdmin({ name: 'Ms Chen' });
    const learner = await academy.addLearner({ points: 1000 });
    const teacher = await academy.addPerson({ role: 'teacher' });
    const teacherId = await addTeacher(academy.db, {
      user_id: teacher.userId,
      name: 'Lin Zhiyuan',
      name_zh: '林志远',
    });
    receive({ admin, learner, teacher, teacherId });
  });
  afterAll(async () => {
    await academy.assertLedgerIsSound();
  });
}
