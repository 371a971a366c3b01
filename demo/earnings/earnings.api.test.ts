import { beforeAll, expect, test, vi } from 'vitest';
import { lessonTeachingCalls } from '#contract/lessons-admin.ts';
import { pointCalls } from '#contract/points.ts';
import { type Earnings, EarningsStage, Visitor } from './earnings-stage.testing.ts';
import { FarmingBot } from './farming-bot.testing.ts';
import { HonestLearner } from './honest-learner.testing.ts';

/**
 * What scripts and honest learners earn in the demo academy. The figures that it prints are those of
 * docs/security.md.
 */

// A month of calls, which a busy machine takes long for.
vi.setConfig({ testTimeout: 240_000 });

const stage = new EarningsStage();
const { academy } = stage;
let inviter: Visitor;
let admin: Visitor;

/** The figures of one person in a sentence. */
function sentenceOf({ day, first, byKind }: Earnings): string {
  const days = [0, 1, 2, 3].map(day).join(', ');
  const kinds = Object.entries(byKind).map(([kind, points]) => `${kind} ${points}`);
  return `days 1 to 4: ${days}; 7 days: ${first(7)}; 30 days: ${first(30)} (${kinds.join(', ')})`;
}

beforeAll(async () => {
  inviter = new Visitor(stage, await academy.addLearner());
  admin = new Visitor(stage, await academy.addAdmin());
});

/** The course without a price that comes so many after the first of them. */
function freeCourse(number = 0) {
  const free = stage.catalogue.courses.filter(({ pointsRequired }) => pointsRequired === 0);
  const course = free[number];
  if (course === undefined) throw new Error('The demo has fewer courses without a price.');
  return course;
}

async function newcomer(): Promise<Visitor> {
  await inviter.logIn();
  return stage.register(await inviter.invitationCode());
}

test('a script that opens all lessons at once earns at most 300 a day and 700 a week', async ({
  annotate,
}) => {
  stage.startOnMonday();
  const bot = new FarmingBot(await newcomer());
  await bot.live(30);
  const earnings = await bot.visitor.earnings();
  await annotate(sentenceOf(earnings));
  expect(earnings.day(0)).toBeLessThanOrEqual(300);
  expect(earnings.first(7)).toBeLessThanOrEqual(700);
});

test('a script that begins on a Thursday earns at most 700 in each academy week', async ({
  annotate,
}) => {
  stage.startOnMonday(3);
  const bot = new FarmingBot(await newcomer());
  await bot.live(7);
  const earnings = await bot.visitor.earnings();
  await annotate(sentenceOf(earnings));
  expect(earnings.first(4)).toBeLessThanOrEqual(700);
  expect(earnings.total - earnings.first(4)).toBeLessThanOrEqual(700);
});

test('twenty accounts with one code bring their inviter nothing on two days', async ({
  annotate,
}) => {
  stage.startOnMonday();
  const referrer = new Visitor(stage, await academy.addLearner());
  const code = await referrer.invitationCode();
  const course = freeCourse();
  const accounts: Visitor[] = [];
  for (let made = 0; made < 20; made++) accounts.push(await stage.register(code));
  for (const day of [0, 1, 2]) {
    for (const account of accounts) {
      await account.logIn();
      for (const { lessonId } of course.contents.slice(0, 3)) await account.open(lessonId);
    }
    academy.advanceMinutes(60);
    const lesson = course.contents[day];
    for (const account of accounts) await account.complete(course.courseId, lesson?.lessonId ?? 0);
    academy.advanceMinutes(23 * 60);
  }
  const earnings = await referrer.earnings();
  await annotate(sentenceOf(earnings));
  expect(earnings.first(2)).toBe(0);
});

test('a teacher’s second account earns nothing from lessons that no admin has seen', async ({
  annotate,
}) => {
  stage.startOnMonday();
  const { courseId } = freeCourse();
  const teacher = await academy.addPerson({ role: 'teacher' });
  await academy.db
    .updateTable('teachers')
    .set({ user_id: teacher.userId })
    .where('teacher_id', '=', (eb) =>
      eb
        .selectFrom('courses')
        .select('teacher_id')
        .where('course_id', '=', courseId)
        .$asScalar()
        .$notNull(),
    )
    .execute();
  const quizzes: number[] = [];
  for (let number = 1; number <= 60; number++) {
    const question = { id: 'q', type: 'true_false', question: 'So?', answer: true };
    const made = await academy.callWith(
      lessonTeachingCalls.create,
      {
        body: {
          course_id: courseId,
          type: 'quiz',
          title: `Quiz ${number}`,
          content_data: { pass_mark: 1, questions: [question] },
        },
      },
      { as: teacher },
    );
    expect(made.status).toBe(200);
    quizzes.push(made.data.content_id);
    stage.answers.set(made.data.content_id, { q: true });
  }
  academy.advanceMinutes(24 * 60);
  const second = await newcomer();
  const bot = new FarmingBot(second);
  await bot.live(3);
  const passed = await academy.db
    .selectFrom('content_progress')
    .select('content_id')
    .where('user_id', '=', second.person.userId)
    .where('content_id', 'in', quizzes)
    .where('completed_at', 'is not', null)
    .execute();
  expect(passed).toHaveLength(60);
  const paid = await academy.db
    .selectFrom('point_entries')
    .select(['kind', 'amount'])
    .where('user_id', '=', second.person.userId)
    .where('subject_kind', '=', 'content')
    .where('subject_id', 'in', quizzes)
    .execute();
  await annotate(sentenceOf(await second.earnings()));
  expect(paid).toEqual([]);
});

test.for([
  ['who spreads each course over its week', false] as const,
  ['who takes each course in one sitting', true] as const,
])('an honest learner %s is paid all', async ([, inOneSitting], { annotate }) => {
  stage.startOnMonday();
  const visitor = await newcomer();
  const learner = new HonestLearner(visitor, admin, { inOneSitting });
  for (const number of [4, 3, 2]) await learner.takeCourse(freeCourse(number).courseId);
  await visitor.logIn();
  const query = { user_id: visitor.person.userId };
  const { available_points } = (await visitor.call(pointCalls.balance, { query })).data;
  // The dearest that they can afford by now, which pays most.
  const [dearest] = stage.catalogue.courses
    .filter(({ pointsRequired }) => pointsRequired <= available_points)
    .toSorted((one, other) => other.pointsRequired - one.pointsRequired);
  await learner.takeCourse(dearest?.courseId ?? 0);
  await learner.checkIn(2);
  const earnings = await visitor.earnings();
  await annotate(sentenceOf(earnings));
  expect(earnings.total).toBe(await learner.promised());
  await visitor.logIn();
  const unpaid = await visitor.call(pointCalls.unpaid, { query });
  expect(unpaid.data).toMatchObject({ count: 0, points_owed: 0 });
});
