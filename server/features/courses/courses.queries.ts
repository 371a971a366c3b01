import { sql } from 'kysely';
import type { PreviewAs } from '#contract/courses.ts';
import type { Db } from '#database/open.ts';
import { aliasedColumns } from '#domain/bilingual-entities.ts';
import type { Viewer } from '#domain/course-access.ts';
import { decideViewer } from '#domain/course-preview.ts';
import { isCourseVisible } from '#domain/course-visibility.ts';
import { AppError } from '#server/lib/app-error.ts';
import { isBegunSql, isGrantedSql } from './course-access.sql.ts';
import { courseFigures } from './course-counters.ts';

/** Ids begin at 1: a guest has liked, read and redeemed nothing. */
const GUEST_ID = 0;

type Mark = 'course_likes' | 'course_reads';

/** Whether the viewer has left this mark on the course `c`. */
function isMarked(mark: Mark, viewer: Viewer) {
  return sql<boolean>`exists (
    select from ${sql.table(mark)} mark
    where mark.course_id = c.course_id and mark.user_id = ${viewer?.userId ?? GUEST_ID}
  )`;
}

/** Courses with their teacher; an archived teacher teaches nothing any more. */
function selectCourses(db: Db, viewer: Viewer, now: Date) {
  const userId = viewer?.userId ?? GUEST_ID;
  return db
    .selectFrom('courses as c')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .select([
      'c.course_id',
      'c.title',
      'c.title_zh',
      'c.status',
      'c.archived_at',
      'c.points_reward',
      'c.points_required',
      'c.price_usd',
      'c.price_cny',
      'c.price_sgd',
      'c.price_myr',
      't.user_id as teacher_user_id',
      isMarked('course_reads', viewer).as('is_read_by_user'),
      isGrantedSql('c', userId, now).as('is_redeemed_by_user'),
      isBegunSql('c', userId).as('is_begun_by_user'),
    ]);
}

/** Courses with everything that cards and pages show of them. */
export function selectCourseFacts(db: Db, viewer: Viewer, now: Date) {
  return selectCourses(db, viewer, now)
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('course_counters')
          .select(courseFigures)
          .whereRef('course_counters.course_id', '=', 'c.course_id')
          .as('figures'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(
      (eb) =>
        eb
          .selectFrom('contents')
          .select((content) => [
            content.fn.countAll<number>().as('content_count'),
            content.fn
              .coalesce(content.fn.sum<number>('contents.duration'), sql<number>`0`)
              .as('duration'),
          ])
          .whereRef('contents.course_id', '=', 'c.course_id')
          .where('contents.archived_at', 'is', null)
          .as('lessons'),
      (join) => join.onTrue(),
    )
    .select([
      ...aliasedColumns('course', 'c'),
      'c.thumbnail',
      'c.difficulty_level',
      'c.is_featured',
      'c.created_at',
      't.teacher_id',
      't.name as teacher_name',
      't.name_zh as teacher_name_zh',
      't.profile_image as teacher_avatar',
      't.specialization as teacher_specialization',
      't.specialization_zh as teacher_specialization_zh',
      'figures.likes_count',
      'figures.rating',
      'figures.total_ratings',
      'lessons.content_count',
      'lessons.duration',
      isMarked('course_likes', viewer).as('is_liked_by_user'),
    ]);
}

export type CourseRow = Awaited<
  ReturnType<ReturnType<typeof selectCourseFacts>['execute']>
>[number];

/**
 * A course with what rules need to decide, and what the viewer has done with it.
 * @throws AppError NOT_FOUND
 */
export async function getCourseAccess(db: Db, courseId: number, viewer: Viewer, now: Date) {
  const userId = viewer?.userId ?? GUEST_ID;
  const hasCompleted = sql<boolean>`exists (
    select from content_progress progress
    join contents content on content.content_id = progress.content_id
    where content.course_id = c.course_id and progress.user_id = ${userId}
      and progress.completed_at is not null
  )`;
  const hasPaidPoints = sql<boolean>`exists (
    select from course_redemptions paid
    where paid.course_id = c.course_id and paid.user_id = ${userId}
  )`;
  const course = await selectCourses(db, viewer, now)
    .select([hasCompleted.as('has_completed_content'), hasPaidPoints.as('has_paid_points')])
    .where('c.course_id', '=', courseId)
    .executeTakeFirst();
  if (!course) throw new AppError('NOT_FOUND');
  return course;
}

/**
 * A course that this person may see.
 * @throws AppError NOT_FOUND where there is none, or not for them
 */
export async function getVisibleCourse(db: Db, courseId: number, viewer: Viewer, now: Date) {
  const course = await getCourseAccess(db, courseId, viewer, now);
  if (!isCourseVisible(course, viewer)) throw new AppError('NOT_FOUND');
  return course;
}

/**
 * A course as it is shown: to the caller or, in a preview, to another kind of viewer.
 * @throws AppError NOT_FOUND where the caller may not see it
 */
export async function getShownCourse(
  db: Db,
  { course_id: courseId, preview: asked }: { course_id: number; preview?: PreviewAs | undefined },
  currentUser: Viewer,
  now: Date,
) {
  const own = await getVisibleCourse(db, courseId, currentUser, now);
  const { viewer, preview } = decideViewer(own, currentUser, asked);
  const course = preview === null ? own : await getCourseAccess(db, courseId, viewer, now);
  return { course, viewer, preview };
}

export type ShownCourse = Awaited<ReturnType<typeof getShownCourse>>;

export function getCourse(db: Db, courseId: number, viewer: Viewer, now: Date): Promise<CourseRow> {
  return selectCourseFacts(db, viewer, now)
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}
