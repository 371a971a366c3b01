import { inTransaction } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { archiveRecord } from '#server/features/audit/index.ts';
import { lessonRecord } from './edit-lesson.ts';
import { getEditableLesson } from './lessons.queries.ts';
import { updateArchived } from './lessons.store.ts';

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
    (tx, at) => updateArchived(tx, lessonId, null, at),
    'restore',
  );
}
