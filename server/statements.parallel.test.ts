import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import type { Call } from '#contract/call.ts';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls, myLearningCall } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { recordStatements, type SentStatement } from '#database/testing/sent-statements.ts';
import { addReward, formFor } from './features/rewards/rewards.testing.ts';
import { addCourse, addLesson, openEarlier } from './testing/add-catalogue.ts';
import { openTestAcademy } from './testing/open-test-academy.ts';
import type { AnyInput, TestPerson } from './testing/test-academy.ts';

/**
 * Every statement is a round trip to the database: each call below has a fixed, small number of
 * them.
 */

const academy = openTestAcademy();

let freeCourse: number;
let premiumCourse: number;
let lessons: number[];
let reward: number;

beforeAll(async () => {
  // Jobs that a call queues are run by another process.
  academy.holdJobs(true);
  freeCourse = await addCourse(academy.db);
  premiumCourse = await addCourse(academy.db, { points_required: 10 });
  lessons = [await addLesson(academy.db, freeCourse), await addLesson(academy.db, freeCourse)];
  const added = await addReward(academy, await academy.addAdmin(), {
    points_required: 10,
    available_stock: 50,
  });
  reward = added.reward_id;
});

/** A learner who may do all of it, and has done nothing yet today. */
async function newLearner(): Promise<TestPerson> {
  const learner = await academy.addLearner({ points: 100 });
  await openEarlier(academy.db, learner.userId, lessons, academy.now);
  return learner;
}

/** Settings and rules are read once a second at most, by whoever asks first: not counted. */
const isOfMemory = ({ text }: SentStatement) =>
  /^select \* from "(site_settings|point_rules|point_totals)"$/.test(text);
/** A connection of the pool is opened where all others are busy. */
const opensConnection = ({ text }: SentStatement) => text.startsWith('set work_mem');

async function countStatements(call: Call, input: AnyInput, as: TestPerson): Promise<number> {
  const statements = await recordStatements(async () => {
    const { status, msg } = await academy.callWith(call, input, { as, once: true });
    expect({ status, msg }).toMatchObject({ status: 200 });
  });
  return statements.filter((one) => !isOfMemory(one) && !opensConnection(one)).length;
}

type Case = [name: string, call: Call, input: (userId: number) => AnyInput, statements: number];

/** One of them marks the day as active, the first time on a day. */
const commands: Case[] = [
  ['check in', pointCalls.signIn, () => ({ body: {} }), 9],
  ['like', courseCalls.like, () => ({ body: { course_id: freeCourse } }), 9],
  [
    'complete a lesson',
    learningCalls.complete,
    () => ({ body: { course_id: freeCourse, content_id: lessons[0] } }),
    13,
  ],
  ['redeem a course', courseCalls.redeem, () => ({ body: { course_id: premiumCourse } }), 9],
  ['ask for a reward', redemptionCalls.createRedemption, () => ({ body: formFor(reward) }), 16],
];

describe('the first time for a learner', () => {
  test.each(commands)('%s', async (_, call, input, statements) => {
    const learner = await newLearner();
    expect(await countStatements(call, input(learner.userId), learner)).toBe(statements);
  });
});

const reads: Case[] = [
  ['profile', accountCalls.profile, () => ({}), 5],
  ['balance', pointCalls.balance, (userId) => ({ query: { user_id: userId } }), 2],
  ['history of points', pointCalls.history, (userId) => ({ query: { user_id: userId } }), 3],
  ['check-ins', pointCalls.signInState, () => ({}), 2],
  ['course list', courseCalls.list, () => ({}), 3],
  ['course', courseCalls.get, () => ({ query: { course_id: freeCourse } }), 4],
  ['lesson', learningCalls.content, () => ({ query: { content_id: lessons[0] } }), 7],
  ['own courses', myLearningCall, () => ({}), 2],
];

describe('read again', () => {
  test.each(reads)('%s', async (_, call, input, statements) => {
    const learner = await newLearner();
    await countStatements(call, input(learner.userId), learner);
    expect(await countStatements(call, input(learner.userId), learner)).toBe(statements);
  });
});
