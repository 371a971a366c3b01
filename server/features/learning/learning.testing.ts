import type { LessonType } from '#domain/lesson-completion.ts';
import { addCourse, addLesson } from '#server/testing/add-catalogue.ts';
import type { TestAcademy } from '#server/testing/test-academy.ts';

/** A free course with one lesson of each type given. */
export async function addCourseOf({ db }: TestAcademy, types: readonly LessonType[]) {
  const courseId = await addCourse(db, { points_reward: 120 });
  const ids: number[] = [];
  for (const type of types) ids.push(await addLesson(db, courseId, { type }));
  const [first = 0, second = 0, third = 0] = ids;
  return { courseId, first, second, third };
}
