import type { Db } from '#database/open.ts';
import { Failure } from '../../kit/failure.ts';

/**
 * The contents of a course in their order, and the version that the order belongs to.
 * @throws Failure NOT_FOUND where there is no such course
 */
export async function getCourseContents(db: Db, courseId: number, isArchived: boolean) {
  const [course, rows] = await Promise.all([
    db
      .selectFrom('courses')
      .select('version')
      .where('course_id', '=', courseId)
      .executeTakeFirstOrThrow(() => new Failure('NOT_FOUND')),
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
        'updated_at',
        'archived_at',
        'version',
      ])
      .where('course_id', '=', courseId)
      .where('archived_at', isArchived ? 'is not' : 'is', null)
      .orderBy('position')
      .execute(),
  ]);
  return { rows, version: course.version };
}
