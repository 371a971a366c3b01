import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { learningCalls } from '#contract/learning.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls } from '#contract/points-economy-admin.ts';
import { addCourse, addLesson, addTeacher, openEarlier } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import type { TestPerson } from '#server/testing/test-academy.ts';

const academy = openTestAcademy();
afterAll(() => academy.assertLedgerIsSound());

let admin: TestPerson;
const teachers = { many: 0, few: 0 };
let courseId = 0;

beforeAll(async () => {
  admin = await academy.addAdmin();
  for (const name of ['many', 'few'] as const) {
    teachers[name] = await addTeacher(academy.db, { name, name_zh: '' });
  }
  courseId = await addCourse(academy.db, { teacher_id: teachers.many });
});

const rates = async () =>
  (await academy.call(economyAdminCalls.earningRates, {}, { as: admin })).data;

/** Completes a new lesson of thirty minutes after some minutes on its page. */
async function read(as: TestPerson, minutes: number) {
  const content_id = await addLesson(academy.db, courseId, { duration: 30 });
  await openEarlier(academy.db, as.userId, [content_id], academy.now);
  academy.advanceMinutes(minutes);
  const body = { course_id: courseId, content_id };
  return (await academy.call(learningCalls.complete, { body }, { as })).data.pointsEarned;
}

async function passQuiz(as: TestPerson, quizCourseId: number) {
  const content_id = await addLesson(academy.db, quizCourseId, { type: 'quiz' });
  const body = { content_id, answers: { q1: 'b', q2: true } };
  return (await academy.call(learningCalls.submitQuiz, { body }, { as })).data.pointsEarned;
}

test('there is nothing to list where nobody has learned', async () => {
  expect(await rates()).toMatchObject({ accounts: [], teachers: [] });
});

describe('the learning of one day', () => {
  const people: Record<string, TestPerson> = {};
  beforeAll(async () => {
    academy.setClock('2026-05-11T01:00:00Z');
    const add = async (name: string) => {
      const person = await academy.addLearner({ name });
      people[name] = person;
      return person;
    };
    for (const [name, minutes] of [
      ['Script', 3],
      ['Honest', 20],
    ] as const) {
      const person = await add(name);
      for (let lesson = 0; lesson < 10; lesson++) expect(await read(person, minutes)).toBe(5);
    }
    const quizzes = await add('Quizzes');
    for (let quiz = 0; quiz < 3; quiz++) {
      const quizCourseId = await addCourse(academy.db, { teacher_id: teachers.few });
      expect(await passQuiz(quizzes, quizCourseId)).toBe(25);
    }
    expect(await read(await add('Little'), 3)).toBe(5);
    admin.token = await academy.logIn(admin.email);
  });

  test('lists learners by points per hour, those without measured time first', async () => {
    const { from, to, accounts } = await rates();
    expect({ from, to }).toEqual({ from: '2026-04-12', to: '2026-05-11' });
    // The first lesson was opened an hour before: no more than its thirty minutes count.
    expect(accounts).toEqual([
      {
        user_id: people.Quizzes?.userId,
        name: 'Quizzes',
        points: 75,
        seconds: 0,
        points_per_hour: null,
      },
      {
        user_id: people.Script?.userId,
        name: 'Script',
        points: 50,
        seconds: (30 + 9 * 3) * 60,
        points_per_hour: 53,
      },
      {
        user_id: people.Honest?.userId,
        name: 'Honest',
        points: 50,
        seconds: (30 + 9 * 20) * 60,
        points_per_hour: 14,
      },
    ]);
  });

  test('lists teachers by what their lessons paid per account', async () => {
    expect((await rates()).teachers).toEqual([
      {
        teacher_id: teachers.few,
        name: 'few',
        name_zh: '',
        points: 75,
        accounts: 1,
        points_per_account: 75,
      },
      {
        teacher_id: teachers.many,
        name: 'many',
        name_zh: '',
        points: 105,
        accounts: 3,
        points_per_account: 35,
      },
    ]);
  });

  test('leaves out what was corrected, and what is older', async () => {
    const query = { kind: 'quiz_pass', user_id: people.Quizzes?.userId };
    const { data } = await academy.callWith(economyAdminCalls.entries, { query }, { as: admin });
    const input = { params: { id: data.list[0]?.point_id ?? 0 }, body: { reason: 'A slip' } };
    await academy.call(pointAdminCalls.reverse, input, { as: admin });
    const { accounts, teachers: listed } = await rates();
    expect([accounts[0]?.points, listed[0]?.points]).toEqual([55, 55]);
    academy.setClock('2026-06-09T16:00:00Z');
    admin.token = await academy.logIn(admin.email);
    expect(await rates()).toMatchObject({ from: '2026-05-12', accounts: [], teachers: [] });
  });
});
