import { sql } from 'kysely';
import type { AdminCourseLessons } from '#contract/courses-admin.ts';
import type { Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord, type RecordKind } from '#server/features/audit/index.ts';
import { lockCourse, touchCourse } from '#server/features/courses/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { getCourseLessons } from './course-lessons.queries.ts';
import { presentCourseLessons } from './present-course-lessons.ts';

/** The order of a course’s lessons as this person may change it. */
const courseOrder = (currentUser: CurrentUser): RecordKind<number, AdminCourseLessons> => ({
  entity: 'course',
  lock: lockCourse,
  get: async (tx, id) => presentCourseLessons(await getCourseLessons(tx, currentUser, id, false)),
});

/**
 * Gives the lessons of a course a new order. Archived ones keep theirs, behind the others.
 * @param lessonIds each lesson of the course that is not archived, exactly once
 * @throws AppError NOT_FOUND, also where it is not theirs to edit; VALIDATION_FAILED where one is
 *   missing, duplicated or of another course
 * @throws AppError STALE_VERSION, with the order as it is now in `data`
 */
export function orderLessons(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  {
    courseId,
    lessonIds,
    version,
  }: { courseId: number; lessonIds: number[]; version?: number | undefined },
): Promise<AdminCourseLessons> {
  return changeRecord(
    dependencies,
    currentUser,
    courseOrder(currentUser),
    courseId,
    version,
    async (tx, { list }, at) => {
      const given = new Set(lessonIds);
      const isAllOnce =
        given.size === lessonIds.length &&
        given.size === list.length &&
        list.every((lesson) => given.has(lesson.content_id));
      if (!isAllOnce) {
        throw fieldError('VALIDATION_FAILED', 'content_ids', 'messages.lessons.notAllOnce');
      }
      if (list.every((lesson, index) => lesson.content_id === lessonIds[index])) return;
      await setPositions(tx, courseId, lessonIds);
      await touchCourse(tx, courseId, at);
    },
    'reorder',
  );
}

/** The position belongs to the course, not to the lesson: its version stays as it is. */
async function setPositions(tx: Tx, courseId: number, lessonIds: readonly number[]) {
  await sql`
    update contents set position = ordered.position
    from (
      select content_id, row_number() over (
        order by array_position(${lessonIds}::integer[], content_id) nulls last, position
      ) as position
      from contents where course_id = ${courseId}
    ) ordered
    where contents.content_id = ordered.content_id and contents.position <> ordered.position
  `.execute(tx);
}
