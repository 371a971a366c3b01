import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { archiveRecord } from '#server/features/audit/index.ts';
import { assertRoomForLesson } from '#server/features/courses/index.ts';
import { lessonRecord } from './lesson-record.ts';
import { getEditableLesson } from './lessons.queries.ts';
import { lockCourseOfLessons, updateArchived } from './lessons.store.ts';

/**
 * Archives a lesson; what learners have done with it stays.
 * @returns its course, for whose learners it may have been the last open lesson
 * @throws AppError NOT_FOUND, also where it is not theirs to edit
 */
export async function archiveLesson(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  lessonId: number,
): Promise<number> {
  await archiveRecord(dependencies, currentUser, lessonRecord(currentUser), lessonId, (tx, at) =>
    updateArchived(tx, lessonId, at, at),
  );
  const content = await inTransaction(dependencies.database.db, (tx) =>
    getEditableLesson(tx, currentUser, lessonId),
  );
  return content.course_id;
}

/**
 * Restores an archived lesson to the place that it had. A course that learners have completed
 * without it stays completed.
 * @throws AppError NOT_FOUND, also where it is not archived
 * @throws AppError INVALID_STATE where the course would pay more points than it costs
 */
export function unarchiveLesson(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  lessonId: number,
): Promise<void> {
  return archiveRecord(
    dependencies,
    currentUser,
    lessonRecord(currentUser, true),
    lessonId,
    async (tx, at) => {
      const { course_id: courseId, type } = await getEditableLesson(tx, currentUser, lessonId);
      await lockCourseOfLessons(tx, courseId);
      await assertRoomForLesson(tx, courseId, { type });
      await updateArchived(tx, lessonId, null, at);
    },
    'restore',
  );
}
