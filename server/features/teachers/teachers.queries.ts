import { sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch, searchRank } from '#server/lib/search/index.ts';

/** Ids begin at 1: a guest has liked nobody. */
const GUEST_ID = 0;

/** Teachers who have not left, with what is counted of them. */
function selectTeachers(db: Db, viewer: CurrentUser | null) {
  return db
    .selectFrom('teachers as t')
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('teacher_likes')
          .select((like) => [
            like.fn.countAll<number>().as('likes_count'),
            like.fn
              .coalesce(
                like.fn.agg<boolean>('bool_or', [
                  like('teacher_likes.user_id', '=', viewer?.userId ?? GUEST_ID),
                ]),
                sql<boolean>`false`,
              )
              .as('is_liked_by_user'),
          ])
          .whereRef('teacher_likes.teacher_id', '=', 't.teacher_id')
          .as('likes'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('courses')
          .select((course) => course.fn.countAll<number>().as('course_count'))
          .whereRef('courses.teacher_id', '=', 't.teacher_id')
          .where('courses.status', '=', 'active')
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
      'likes.is_liked_by_user',
      'listed.course_count',
    ]);
}

export type TeacherRow = Awaited<ReturnType<ReturnType<typeof selectTeachers>['execute']>>[number];

/** All teachers who fit a search, in no particular order. @param search blank: all of them */
export function findTeachers(db: Db, viewer: CurrentUser | null, search: string) {
  const isSearch = search.trim() !== '';
  return selectTeachers(db, viewer)
    .select([
      sql<string>`name_order(coalesce(nullif(t.name_zh, ''), t.name))`.as('order_zh'),
      (isSearch ? searchRank('t.search_document', search) : sql<number>`0`).as('search_rank'),
    ])
    .$if(isSearch, (qb) => qb.where(matchesSearch('t.search_document', search)))
    .execute();
}

/**
 * A teacher with the rating that the reviews of their courses come to.
 * @throws AppError NOT_FOUND
 */
export function getTeacher(db: Db, teacherId: number, viewer: CurrentUser | null) {
  return selectTeachers(db, viewer)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('course_reviews as r')
          .innerJoin('courses as c', 'c.course_id', 'r.course_id')
          .select((review) => [
            review.fn.avg<number | null>('r.rating').as('rating'),
            review.fn.countAll<number>().as('total_ratings'),
          ])
          .whereRef('c.teacher_id', '=', 't.teacher_id')
          .where('r.is_hidden', '=', false)
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
    .where('status', '=', 'active')
    .where('archived_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('course_id', 'desc')
    .execute();
}

/** @throws AppError NOT_FOUND where there is no such teacher any more */
export async function assertTeacher(db: Db, teacherId: number): Promise<void> {
  await db
    .selectFrom('teachers')
    .select('teacher_id')
    .where('teacher_id', '=', teacherId)
    .where('archived_at', 'is', null)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

export async function countTeacherLikes(db: Db, teacherId: number): Promise<number> {
  const { count } = await db
    .selectFrom('teacher_likes')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow();
  return count;
}
