import type { Db } from '#database/open.ts';
import type { ProgressCount } from './course-progress.rules.ts';

/** A learner's progress in a course, and the lesson to continue with. */
export interface ProgressRow extends ProgressCount {
  next_content_title: string;
  next_content_title_zh: string;
}

/** A learner's progress in each of some courses, by course id; a course without lessons is in it too. */
export async function findProgress(
  db: Db,
  userId: number,
  courseIds: readonly number[],
): Promise<Map<number, ProgressRow>> {
  if (courseIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('courses as c')
    .leftJoin('contents as k', (join) =>
      join.onRef('k.course_id', '=', 'c.course_id').on('k.archived_at', 'is', null),
    )
    .leftJoin('content_progress as p', (join) =>
      join.onRef('p.content_id', '=', 'k.content_id').on('p.user_id', '=', userId),
    )
    .leftJoin('course_completions as done', (join) =>
      join.onRef('done.course_id', '=', 'c.course_id').on('done.user_id', '=', userId),
    )
    .leftJoin('assignment_submissions as s', (join) =>
      join
        .onRef('s.content_id', '=', 'k.content_id')
        .on('s.user_id', '=', userId)
        .on('s.status', '=', 'submitted'),
    )
    .where('c.course_id', 'in', courseIds)
    .select([
      'c.course_id',
      'k.content_id',
      'k.title',
      'k.title_zh',
      'p.completed_at',
      's.submission_id',
      'done.completed_at as course_completed_at',
    ])
    .orderBy('c.course_id')
    .orderBy('k.position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.course_id)].map(([courseId, ofCourse]) => {
      const contents = ofCourse.filter((row) => row.content_id !== null);
      const left = contents.filter((row) => row.completed_at === null);
      const next = left.find((row) => row.submission_id === null);
      return [
        courseId,
        {
          completed_contents: contents.filter((row) => row.completed_at !== null).length,
          total_contents: contents.length,
          is_completed: ofCourse.some((row) => row.course_completed_at !== null),
          waiting_contents: left.filter((row) => row.submission_id !== null).length,
          next_content_id: next?.content_id ?? null,
          next_content_title: next?.title ?? '',
          next_content_title_zh: next?.title_zh ?? '',
        },
      ];
    }),
  );
}
