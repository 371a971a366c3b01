import type { AdminLesson } from '#contract/lessons-admin.ts';
import type { Tx } from '#database/open.ts';
import { isPermitted, rolesWith } from '#domain/permissions.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { changeRecord } from '#server/features/audit/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { lessonRecord } from './lesson-record.ts';
import { canReviewLesson } from './review-lesson.rules.ts';

/** Whether what a person saves or looks at in a course counts as reviewed. */
export async function isReviewerOf(
  tx: Tx,
  currentUser: CurrentUser,
  courseId: number,
): Promise<boolean> {
  const { userId } = currentUser;
  if (!isPermitted(currentUser, 'courses')) return false;
  const course = await tx
    .selectFrom('courses as c')
    .leftJoin('teachers as t', 't.teacher_id', 'c.teacher_id')
    .select('t.user_id as teacher_user_id')
    .where('c.course_id', '=', courseId)
    .executeTakeFirst();
  const other = await tx
    .selectFrom('users')
    .select('user_id')
    .where('role', '=', 'admin')
    .where('admin_role', 'in', rolesWith('courses'))
    .where('archived_at', 'is', null)
    .where('user_id', '<>', userId)
    .limit(1)
    .executeTakeFirst();
  return canReviewLesson({
    isAdmin: true,
    isItsTeacher: course?.teacher_user_id === userId,
    hasOtherAdmins: other !== undefined,
  });
}

/**
 * Marks a lesson as looked at: it pays learners from now on. Reviewing it again changes nothing. No
 * editor of the lesson meets a version conflict by it.
 * @throws AppError NOT_FOUND, STALE_VERSION where a teacher has changed it meanwhile
 * @throws AppError FORBIDDEN for the course's teacher, where another admin could look at it
 */
export function reviewLesson(
  dependencies: Dependencies,
  admin: CurrentUser,
  lessonId: number,
  version: number | undefined,
): Promise<AdminLesson> {
  const write = async (tx: Tx, before: AdminLesson) => {
    if (before.unreviewed_since === null) return;
    if (!(await isReviewerOf(tx, admin, before.course_id))) {
      throw new AppError('FORBIDDEN', { msg: 'messages.lessons.ownReview' });
    }
    await tx
      .updateTable('contents')
      .set({ unreviewed_since: null })
      .where('content_id', '=', lessonId)
      .execute();
  };
  const record = lessonRecord(admin);
  return changeRecord(dependencies, admin, record, lessonId, version, write, 'review');
}
