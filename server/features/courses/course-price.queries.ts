import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { type LessonAmounts, readLessonAmounts } from '#server/features/points/index.ts';

/** Lessons that are not archived, and the quizzes among them. */
const lessonCounts = (courseId: RawBuilder<unknown>) => sql`
  select count(*) as lessons, count(*) filter (where type = 'quiz') as quizzes
  from contents where course_id = ${courseId} and archived_at is null`;

/** The lessons of a course, as far as they decide what it pays. */
export async function countPaidLessons(
  db: Db,
  courseId: number,
): Promise<{ lessons: number; quizzes: number }> {
  const { rows } = await sql<{ lessons: number; quizzes: number }>`
    ${lessonCounts(sql`${courseId}`)}`.execute(db);
  return rows[0] ?? { lessons: 0, quizzes: 0 };
}

/** A course that pays more points than opening it costs. */
export interface UnderpricedCourse {
  course_id: number;
  title: string;
  title_zh: string;
  points_required: number;
  pays: number;
}

/** The sum of `coursePays`, for a list of courses. */
const paysSql = ({ lesson, quiz, paysCourses }: LessonAmounts) => sql<number>`(
  case when ${paysCourses}::boolean then c.points_reward else 0 end
  + k.lessons * ${lesson}::integer + k.quizzes * ${quiz}::integer)`;

/**
 * Published courses that pay more points than opening them costs, the largest difference first; also
 * those that were made so by a change of the rules.
 */
export async function listUnderpricedCourses(
  db: Db,
  limit: number,
): Promise<{ count: number; list: UnderpricedCourse[] }> {
  const pays = paysSql(await readLessonAmounts(db));
  const { rows } = await sql<UnderpricedCourse & { count: number }>`
    select c.course_id, c.title, c.title_zh, c.points_required, ${pays}::integer as pays,
      count(*) over () as count
    from courses c cross join lateral (${lessonCounts(sql`c.course_id`)}) k
    where c.archived_at is null and c.status <> 'draft' and c.points_required > 0
      and ${pays} > c.points_required
    order by ${pays} - c.points_required desc, c.course_id
    limit ${limit}`.execute(db);
  const list = rows.map(({ count: _, ...course }) => course);
  return { count: rows[0]?.count ?? 0, list };
}
