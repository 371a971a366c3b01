import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { courseFigures } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch, searchRank } from '#server/lib/search/index.ts';

/** Ids begin at 1: a guest has liked nobody. */
const GUEST_ID = 0;

/** Likes as they are shown, from the joined rows of `teacher_counters`. */
const likesCount = sql<number>`coalesce(sum(teacher_counters.likes_count), 0)`;

/** Teachers who are not archived, with their counts. */
function selectTeachers(db: Db, viewer: CurrentUser | null) {
  return db
    .selectFrom('teachers as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('teacher_counters')
          .select(likesCount.as('likes_count'))
          .whereRef('teacher_counters.teacher_id', '=', 't.teacher_id')
          .as('likes'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('courses')
          .select((course) => course.fn.countAll<number>().as('course_count'))
          .whereRef('courses.teacher_id', '=', 't.teacher_id')
          .where('courses.status', '=', sql.lit('active'))
          .where('courses.archived_at', 'is', null)
          .as('listed'),
      (join) => join.onTrue(),
    )
    .where('t.archived_at', 'is', null)
    .select([
      't.teacher_id',
      't.user_id',
      't.name',
      't.name_zh',
      't.bio',
      't.bio_zh',
      't.specialization',
      't.specialization_zh',
      't.profile_image',
      't.is_assistant',
      't.experience_years',
      't.created_at',
      'likes.likes_count',
      sql<boolean>`exists (
        select from teacher_likes l
        where l.teacher_id = t.teacher_id and l.user_id = ${viewer?.userId ?? GUEST_ID}
      )`.as('is_liked_by_user'),
      'listed.course_count',
    ]);
}

export type TeacherRow = Awaited<ReturnType<ReturnType<typeof selectTeachers>['execute']>>[number];

/**
 * What all teachers who match a search are sorted by; the counts are added up for all at once.
 * @param search blank: all of them
 */
export function findTeacherOrders(db: Db, search: string) {
  const isSearch = search.trim() !== '';
  const none = sql<number>`0`;
  return db
    .selectFrom('teachers as t')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('teacher_counters')
          .groupBy('teacher_id')
          .select(['teacher_id', likesCount.as('likes_count')])
          .as('likes'),
      (join) => join.onRef('likes.teacher_id', '=', 't.teacher_id'),
    )
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('courses')
          .where('status', '=', sql.lit('active'))
          .where('archived_at', 'is', null)
          .where('teacher_id', 'is not', null)
          .groupBy('teacher_id')
          .select((course) => ['teacher_id', course.fn.countAll<number>().as('course_count')])
          .as('listed'),
      (join) => join.onRef('listed.teacher_id', '=', 't.teacher_id'),
    )
    .where('t.archived_at', 'is', null)
    .select((eb) => [
      't.teacher_id',
      't.name',
      't.name_zh',
      't.name_order as order_zh',
      eb.fn.coalesce('likes.likes_count', none).as('likes_count'),
      eb.fn.coalesce('listed.course_count', none).as('course_count'),
      (isSearch ? searchRank('t.search_document', search) : sql<number>`0`).as('search_rank'),
    ])
    .$if(isSearch, (qb) => qb.where(matchesSearch('t.search_document', search)))
    .execute();
}

/** Some teachers in the order of the given ids. */
export async function findTeachers(
  db: Db,
  teacherIds: readonly number[],
  viewer: CurrentUser | null,
): Promise<TeacherRow[]> {
  if (teacherIds.length === 0) return [];
  const rows = await selectTeachers(db, viewer).where('t.teacher_id', 'in', teacherIds).execute();
  const byId = new Map(rows.map((row) => [row.teacher_id, row]));
  return teacherIds.flatMap((id) => byId.get(id) ?? []);
}

/**
 * A teacher with the rating from the reviews of their courses.
 * @throws AppError NOT_FOUND
 */
export function getTeacher(db: Db, teacherId: number, viewer: CurrentUser | null) {
  return selectTeachers(db, viewer)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('course_counters')
          .innerJoin('courses as c', 'c.course_id', 'course_counters.course_id')
          .select(courseFigures)
          .whereRef('c.teacher_id', '=', 't.teacher_id')
          .as('reviews'),
      (join) => join.onTrue(),
    )
    .select(['reviews.rating', 'reviews.total_ratings'])
    .where('t.teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** The listed courses of a teacher, newest first. */
export function listCoursesOf(db: Db, teacherId: number) {
  return db
    .selectFrom('courses')
    .selectAll()
    .where('teacher_id', '=', teacherId)
    .where('status', '=', sql.lit('active'))
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('course_id', 'desc')
    .execute();
}

/** @throws AppError NOT_FOUND where there is none, or an archived one */
export async function assertTeacher(db: Db, teacherId: number): Promise<void> {
  await db
    .selectFrom('teachers')
    .select('teacher_id')
    .where('teacher_id', '=', teacherId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}
