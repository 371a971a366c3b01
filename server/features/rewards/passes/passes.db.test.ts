import { beforeAll, expect, test } from 'vitest';
import { addCourse } from '#server/testing/add-catalogue.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { addReward, redeemPass } from '../rewards.testing.ts';

const academy = openTestAcademy();
let course = 0;
let learner = 0;
let other = 0;
let request = 0;

beforeAll(async () => {
  const admin = await academy.addAdmin();
  course = await addCourse(academy.db, { points_required: 100 });
  const pass = await addReward(academy, admin, { kind: 'course_access', course_ids: [course] });
  const person = await academy.addLearner({ points: 100 });
  learner = person.userId;
  other = (await academy.addLearner()).userId;
  const { data } = await redeemPass(academy, person, pass.reward_id, course);
  request = data.redemption_id;
});

const grant = (userId: number, courseId: number) =>
  academy.db
    .insertInto('course_grants')
    .values({
      user_id: userId,
      course_id: courseId,
      source: 'reward',
      redemption_id: request,
      granted_at: academy.now,
    })
    .execute();

test('the database opens a course by a request of its own learner and course alone', async () => {
  await expect(grant(other, course)).rejects.toThrow(/has no reward/);
  const another = await addCourse(academy.db, { points_required: 100 });
  await expect(grant(learner, another)).rejects.toThrow(/has no reward/);
  await expect(grant(learner, course)).rejects.toThrow(/do not agree/);
});

test('the database completes no request that opened nothing, and changes no chosen course', async () => {
  const row = academy.db.updateTable('reward_redemptions').where('redemption_id', '=', request);
  await expect(row.set({ status: 'completed' }).execute()).rejects.toThrow(/do not agree/);
  await expect(row.set({ status: 'approved' }).execute()).rejects.toThrow(/cannot go from/);
  await expect(row.set({ course_id: null }).execute()).rejects.toThrow(/cannot change/);
});
