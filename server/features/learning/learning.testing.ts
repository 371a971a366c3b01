import { learningCalls } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { addCourse, addLesson, openEarlier } from '#server/testing/add-catalogue.ts';
import type { TestAcademy, TestPerson } from '#server/testing/test-academy.ts';

/** Set-up for tests of learning: courses, and learners who take their time over them. */

/** A free course with one lesson of each type given. */
export async function addCourseOf({ db }: TestAcademy, types: readonly LessonType[]) {
  const courseId = await addCourse(db, { points_reward: 120 });
  const ids: number[] = [];
  for (const type of types) ids.push(await addLesson(db, courseId, { type }));
  const [first = 0, second = 0, third = 0] = ids;
  return { courseId, first, second, third };
}

/** What is done faster than this is in `pace.api.test.ts`. */
async function takeTime({ db, now }: TestAcademy, lessonId: number, { userId }: TestPerson) {
  const content = db.selectFrom('contents').select('content_id');
  const [found] = await content.where('content_id', '=', lessonId).execute();
  if (found) await openEarlier(db, userId, [lessonId], now);
}

/** Reports progress in a lesson that was opened long enough ago. */
export async function trackUnhurried(
  academy: TestAcademy,
  as: TestPerson,
  { lessonId, ...progress }: { lessonId: number; progress: number; position?: number | undefined },
) {
  await takeTime(academy, lessonId, as);
  const { position, ...percent } = progress;
  const body = { content_id: lessonId, ...percent, ...(position !== undefined && { position }) };
  return academy.call(learningCalls.progress, { body }, { as });
}

/** Completes a lesson that was opened long enough ago. */
export async function completeUnhurried(
  academy: TestAcademy,
  as: TestPerson,
  { courseId, lessonId }: { courseId: number; lessonId: number },
) {
  await takeTime(academy, lessonId, as);
  const body = { course_id: courseId, content_id: lessonId };
  return academy.call(learningCalls.complete, { body }, { as });
}
