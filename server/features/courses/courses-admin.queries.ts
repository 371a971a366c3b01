import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { DifficultyLevel } from '#contract/courses.ts';
import type { adminCourseSort, CourseStatus } from '#contract/courses-admin.ts';
import type { Db } from '#database/open.ts';
import type { CoursesTable } from '#database/types.ts';
import { aliasedColumns } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#server/lib/app-error.ts';
import { toSearchQuery } from '#server/lib/search/index.ts';
import { lacksLanguageSql } from '#server/lib/sql/missing-language.ts';
import type { Page } from '#server/lib/sql/page.ts';

/** How often the course `c` was redeemed. */
const redemptionCount = sql<number>`(
  select count(*) from course_redemptions r where r.course_id = c.course_id
)`;
const likesCount = sql<number>`(
  select coalesce(sum(counters.likes_count), 0) from course_counters counters
  where counters.course_id = c.course_id
)`;

/** Courses with everything that an admin sees of them, archived ones too. */
function selectAdminCourses(db: Db) {
  return db
    .selectFrom('courses as c')
    .leftJoin('teachers as t', 't.teacher_id', 'c.teacher_id')
    .select([
      'c.course_id',
      ...aliasedColumns('course', 'c'),
      'c.thumbnail',
      'c.difficulty_level',
      'c.teacher_id',
      'c.points_reward',
      'c.points_required',
      'c.price_usd',
      'c.price_cny',
      'c.price_sgd',
      'c.price_myr',
      'c.is_featured',
      'c.status',
      'c.created_at',
      'c.updated_at',
      'c.archived_at',
      'c.version',
      'c.texts_changed_at',
      'c.texts_zh_changed_at',
      't.name as teacher_name',
      't.name_zh as teacher_name_zh',
      't.archived_at as teacher_archived_at',
      likesCount.as('likes_count'),
      redemptionCount.as('redemption_count'),
      sql<number>`(
        select count(*) from enrollments e where e.course_id = c.course_id
      )`.as('enrollments'),
      sql<number | null>`(
        select ranks.rating::float8 from course_ranks ranks where ranks.course_id = c.course_id
      )`.as('rating'),
      sql<number>`(
        select count(*) from contents k
        where k.course_id = c.course_id and k.archived_at is null
      )`.as('content_count'),
      sql<number>`(
        select coalesce(sum(k.duration), 0) from contents k
        where k.course_id = c.course_id and k.archived_at is null
      )`.as('duration'),
    ]);
}

export type AdminCourseRow = Awaited<ReturnType<typeof getAdminCourse>>;

/** @throws AppError NOT_FOUND */
export function getAdminCourse(db: Db, courseId: number) {
  return selectAdminCourses(db)
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** The same expression as in the indexes `courses_missing_zh_idx` and `courses_missing_en_idx`. */
const missesLanguage: Record<Locale, Expression<SqlBool>> = {
  zh: lacksLanguageSql('course', 'zh', 'c'),
  en: lacksLanguageSql('course', 'en', 'c'),
};

/**
 * Searches titles, names and their pinyin, not descriptions. `courses_named_idx` answers it without
 * reading a row.
 */
function isNamed(search: string): Expression<SqlBool> {
  return sql<boolean>`ts_filter(c.search_document, '{a,b,d}') @@ ${toSearchQuery(search)}::tsquery`;
}

/**
 * Courses whose translation into a language is outdated; the first condition is that of
 * `courses_outdated_idx`.
 */
const isOutdated: Record<Locale, Expression<SqlBool>> = {
  zh: sql<boolean>`(
    c.texts_changed_at <> c.texts_zh_changed_at
    and c.texts_zh_changed_at < c.texts_changed_at and not ${missesLanguage.zh}
  )`,
  en: sql<boolean>`(
    c.texts_changed_at <> c.texts_zh_changed_at
    and c.texts_changed_at < c.texts_zh_changed_at and not ${missesLanguage.en}
  )`,
};

interface CourseFilter {
  search?: string | undefined;
  status?: CourseStatus | undefined;
  level?: DifficultyLevel | undefined;
  teacher_id?: number | undefined;
  missing?: Locale | undefined;
  outdated?: Locale | undefined;
  archived: boolean;
}

const course = expressionBuilder<{ c: CoursesTable }, 'c'>();

function fits(filter: CourseFilter): Expression<SqlBool> {
  const { search = '', status, level, teacher_id, missing, outdated, archived } = filter;
  const conditions: Expression<SqlBool>[] = [
    course('c.archived_at', archived ? 'is not' : 'is', null),
  ];
  if (status !== undefined) conditions.push(course('c.status', '=', status));
  if (level !== undefined) conditions.push(course('c.difficulty_level', '=', level));
  if (teacher_id !== undefined) conditions.push(course('c.teacher_id', '=', teacher_id));
  if (missing !== undefined) conditions.push(missesLanguage[missing]);
  if (outdated !== undefined) conditions.push(isOutdated[outdated]);
  if (search.trim() !== '') conditions.push(isNamed(search));
  return course.and(conditions);
}

interface AdminList extends CourseFilter, Page {
  sort: z.output<typeof adminCourseSort>;
  /** The language whose titles define the order. */
  locale: Locale;
}

const titleIn = {
  en: sql<string>`lower(coalesce(nullif(c.title, ''), c.title_zh))`,
  zh: sql<string>`lower(coalesce(nullif(c.title_zh, ''), c.title))`,
};

/** The ids of one page of courses in their order: an index-only scan, however far the page is. */
function selectPage(db: Db, list: AdminList) {
  const found = db.selectFrom('courses as c').select('c.course_id').where(fits(list));
  const sorted = {
    newest: () => found.orderBy('c.created_at', 'desc').orderBy('c.course_id', 'desc'),
    oldest: () => found.orderBy('c.created_at').orderBy('c.course_id'),
    updated: () => found.orderBy('c.updated_at', 'desc').orderBy('c.course_id', 'desc'),
    title: () => found.orderBy(titleIn[list.locale]).orderBy('c.course_id'),
    popular: () =>
      found
        .leftJoin(
          (eb) =>
            eb
              .selectFrom('course_counters')
              .select((counters) => [
                'course_counters.course_id',
                counters.fn.sum<number>('course_counters.likes_count').as('likes'),
              ])
              .groupBy('course_counters.course_id')
              .as('liked'),
          (join) => join.onRef('liked.course_id', '=', 'c.course_id'),
        )
        .orderBy('liked.likes', (order) => order.desc().nullsLast())
        .orderBy('c.created_at', 'desc')
        .orderBy('c.course_id', 'desc'),
  }[list.sort]();
  return sorted.limit(list.limit).offset((list.page - 1) * list.limit);
}

/** One page of all courses, and how many there are. */
export async function listAdminCourses(db: Db, list: AdminList) {
  const { count } = await db
    .selectFrom('courses as c')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(fits(list))
    .executeTakeFirstOrThrow();
  const page = count === 0 ? [] : await selectPage(db, list).execute();
  const ids = page.map((row) => row.course_id);
  if (ids.length === 0) return { rows: [], count };
  const rows = await selectAdminCourses(db).where('c.course_id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.course_id, row]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), count };
}

/** Whether there is such a teacher who is not archived. */
export async function isTeacher(db: Db, teacherId: number): Promise<boolean> {
  const found = await db
    .selectFrom('teachers')
    .select('teacher_id')
    .where('teacher_id', '=', teacherId)
    .where('archived_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
