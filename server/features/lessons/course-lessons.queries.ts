import type { Db } from '#database/open.ts';
import { canEditCourse } from '#domain/course-editors.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';

/**
 * The lessons of a course in their order, and the version that the order belongs to.
 * @throws AppError NOT_FOUND where there is no such course for them to edit
 */
export async function getCourseLessons(
  db: Db,
  currentUser: Pick<CurrentUser, 'userId' | 'role'>,
  courseId: number,
  isArchived: boolean,
) {
  const [course, rows] = await Promise.all([
    db
      .selectFrom('courses as c')
      .leftJoin('teachers as t', (join) =>
        join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
      )
      .select(['c.version', 'c.archived_at', 't.user_id as teacher_user_id'])
      .where('c.course_id', '=', courseId)
      .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND')),
    db
      .selectFrom('contents')
      .select([
        'content_id',
        'position',
        'type',
        'title',
        'title_zh',
        'duration',
        'lacks_en',
        'lacks_zh',
        'texts_changed_at',
        'texts_zh_changed_at',
        'created_at',
        'updated_at',
        'archived_at',
        'version',
      ])
      .where('course_id', '=', courseId)
      .where('archived_at', isArchived ? 'is not' : 'is', null)
      .orderBy('position')
      .execute(),
  ]);
  // An archived course is read by admins alone.
  const isTheirs =
    canEditCourse(course, currentUser) &&
    (currentUser.role === 'admin' || course.archived_at === null);
  if (!isTheirs) throw new AppError('NOT_FOUND');
  return { rows, version: course.version };
}
