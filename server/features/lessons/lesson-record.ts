import type { AdminLesson } from '#contract/lessons-admin.ts';
import { canEditCourse } from '#domain/course-editors.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { RecordKind } from '#server/features/audit/index.ts';
import { getEditableLesson } from './lessons.queries.ts';
import { lockLesson } from './lessons.store.ts';
import { presentEditableLesson } from './present-lesson.ts';

/**
 * Lessons as this person may edit them; others are not found.
 * @param isArchived whether to edit the archived ones, or the others
 */
export function lessonRecord(
  currentUser: CurrentUser,
  isArchived = false,
): RecordKind<number, AdminLesson> {
  return {
    entity: 'content',
    lock: async (tx, id) => {
      const course = await lockLesson(tx, id, isArchived);
      return course !== undefined && canEditCourse(course, currentUser);
    },
    get: async (tx, id) => presentEditableLesson(await getEditableLesson(tx, currentUser, id)),
  };
}
