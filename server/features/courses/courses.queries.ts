import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { courseSort, DifficultyLevel, PreviewAs } from '#contract/courses.ts';
import type { Db } from '#database/open.ts';
import type { CoursesTable } from '#database/types.ts';
import { aliasedColumns } from '#domain/bilingual-entities.ts';
import { decideViewer, isCourseVisible, type Viewer } from '#domain/course-access.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch, searchRank } from '#server/lib/search/index.ts';
import { courseFigures } from './course-counters.ts';
import type { ProgressCount } from './courses.rules.ts';

/** Ids begin at 1: a guest has liked, read and redeemed nothing. */
const GUEST_ID = 0;
const MAX_RELATED = 4;

type Mark = 'course_likes' | 'course_reads' | 'course_redemptions';

/** Whether the viewer has left this mark on the course `c`. */
function isMarked(mark: Mark, viewer: Viewer) {
  return sql<boolean>`exists (
    select from ${sql.table(mark)} mark
    where mark.course_id = c.course_id and mark.user_id = ${viewer?.userId ?? GUEST_ID}
  )`;
}

/** Courses with their teacher; an archived teacher teaches nothing any more. */
function selectCourses(db: Db, viewer: Viewer) {
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
      't.user_id as teacher_user_id',
      isMarked('course_reads', viewer).as('is_read_by_user'),
      isMarked('course_redemptions', viewer).as('is_redeemed_by_user'),
    ]);
}

/** Courses with everything that cards and pages show of them. */
function selectCourseFacts(db: Db, viewer: Viewer) {
  return selectCourses(db, viewer)
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
export async function getCourseAccess(db: Db, courseId: number, viewer: Viewer) {
  const userId = viewer?.userId ?? GUEST_ID;
  const progressed = (condition: ReturnType<typeof sql>) => sql<boolean>`exists (
    select from content_progress progress
    join contents content on content.content_id = progress.content_id
    where content.course_id = c.course_id and progress.user_id = ${userId} and ${condition}
  )`;
  const course = await selectCourses(db, viewer)
    .select([
      progressed(sql`true`).as('is_begun_by_user'),
      progressed(sql`progress.completed_at is not null`).as('has_completed_content'),
    ])
    .where('c.course_id', '=', courseId)
    .executeTakeFirst();
  if (!course) throw new AppError('NOT_FOUND');
  return course;
}

/**
 * A course that this person may see.
 * @throws AppError NOT_FOUND where there is none, or not for them
 */
export async function getVisibleCourse(db: Db, courseId: number, viewer: Viewer) {
  const course = await getCourseAccess(db, courseId, viewer);
  if (!isCourseVisible(course, viewer)) throw new AppError('NOT_FOUND');
  return course;
}

/**
 * A course as it is shown: to the caller or, in a preview, to another kind of viewer.
 * @throws AppError NOT_FOUND where the caller may not see it
 */
export async function getShownCourse(
  db: Db,
  courseId: number,
  currentUser: Viewer,
  asked: PreviewAs | undefined,
) {
  const own = await getVisibleCourse(db, courseId, currentUser);
  const { viewer, preview } = decideViewer(own, currentUser, asked);
  const course = preview === null ? own : await getCourseAccess(db, courseId, viewer);
  return { course, viewer, preview };
}

export type ShownCourse = Awaited<ReturnType<typeof getShownCourse>>;

export function getCourse(db: Db, courseId: number, viewer: Viewer): Promise<CourseRow> {
  return selectCourseFacts(db, viewer)
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** The filters of the public list. */
interface CourseFilter {
  level?: DifficultyLevel | undefined;
  /** Blank: no search. */
  search?: string | undefined;
  featured?: boolean | undefined;
  teacher_id?: number | undefined;
}

const course = expressionBuilder<{ c: CoursesTable }, 'c'>();

/** The condition on the course `c`: it is listed, and matches the filter. */
function isListed(filter: CourseFilter = {}): Expression<SqlBool> {
  const { level, featured, teacher_id, search = '' } = filter;
  const conditions: Expression<SqlBool>[] = [
    course('c.status', '=', 'active'),
    course('c.archived_at', 'is', null),
  ];
  if (level !== undefined) conditions.push(course('c.difficulty_level', '=', level));
  if (featured !== undefined) conditions.push(course('c.is_featured', '=', featured));
  if (teacher_id !== undefined) conditions.push(course('c.teacher_id', '=', teacher_id));
  if (search.trim() !== '') conditions.push(matchesSearch('c.search_document', search));
  return course.and(conditions);
}

interface CourseList extends CourseFilter {
  /** Absent: by rank where there is a search, else the newest first. */
  sort?: z.output<typeof courseSort> | undefined;
  page: number;
  limit: number;
}

/** One page of the listed courses. */
export function listCourses(db: Db, viewer: Viewer, list: CourseList): Promise<CourseRow[]> {
  const { sort, search = '' } = list;
  return selectCourseFacts(db, viewer)
    .where(isListed(list))
    .$if(sort === undefined && search.trim() !== '', (qb) =>
      qb.orderBy(searchRank('c.search_document', search), 'desc'),
    )
    .$if(sort === 'popular', (qb) => qb.orderBy('figures.likes_count', 'desc'))
    .$if(sort === 'rating', (qb) =>
      qb
        .orderBy('figures.rating', (order) => order.desc().nullsLast())
        .orderBy('figures.total_ratings', 'desc'),
    )
    .orderBy('c.created_at', 'desc')
    .orderBy('c.course_id', 'desc')
    .limit(list.limit)
    .offset((list.page - 1) * list.limit)
    .execute();
}

export async function countCourses(db: Db, filter: CourseFilter): Promise<number> {
  const { count } = await db
    .selectFrom('courses as c')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(isListed(filter))
    .executeTakeFirstOrThrow();
  return count;
}

/** Featured courses, newest first. */
export function listFeatured(db: Db, viewer: Viewer): Promise<CourseRow[]> {
  return selectCourseFacts(db, viewer)
    .where(isListed({ featured: true }))
    .orderBy('c.created_at', 'desc')
    .orderBy('c.course_id', 'desc')
    .execute();
}

/**
 * At most four other courses: of the same teacher or level first, then the most popular.
 * @param courseId absent: simply the most popular
 */
export function listRelated(db: Db, viewer: Viewer, courseId?: number): Promise<CourseRow[]> {
  const isAkin = sql<boolean>`exists (
    select from courses self where self.course_id = ${courseId ?? GUEST_ID}
      and (self.teacher_id = c.teacher_id or self.difficulty_level = c.difficulty_level)
  )`;
  return selectCourseFacts(db, viewer)
    .where(isListed())
    .where('c.course_id', '<>', courseId ?? GUEST_ID)
    .orderBy(isAkin, 'desc')
    .orderBy('figures.likes_count', 'desc')
    .orderBy('c.course_id', 'desc')
    .limit(MAX_RELATED)
    .execute();
}

/** A learner's progress in a course, and the next lesson. */
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
    .where('c.course_id', 'in', courseIds)
    .select([
      'c.course_id',
      'k.content_id',
      'k.title',
      'k.title_zh',
      'p.completed_at',
      'done.completed_at as course_completed_at',
    ])
    .orderBy('c.course_id')
    .orderBy('k.position')
    .execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.course_id)].map(([courseId, ofCourse]) => {
      const contents = ofCourse.filter((row) => row.content_id !== null);
      const next = contents.find((row) => row.completed_at === null);
      return [
        courseId,
        {
          completed_contents: contents.filter((row) => row.completed_at !== null).length,
          total_contents: contents.length,
          is_completed: ofCourse.some((row) => row.course_completed_at !== null),
          next_content_id: next?.content_id ?? null,
          next_content_title: next?.title ?? '',
          next_content_title_zh: next?.title_zh ?? '',
        },
      ];
    }),
  );
}
