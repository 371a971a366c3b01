import { type SelectQueryBuilder, sql } from 'kysely';
import type { AdminTeacher } from '#contract/teachers-admin.ts';
import type { Db } from '#database/open.ts';
import type { DB } from '#database/types.ts';
import { aliasedColumns } from '#domain/bilingual-entities.ts';
import type { Locale } from '#domain/locale.ts';
import { AppError } from '#server/lib/app-error.ts';
import { matchesSearch } from '#server/lib/search/index.ts';
import { lacksLanguageSql } from '#server/lib/sql/missing-language.ts';
import type { Page } from '#server/lib/sql/page.ts';

interface TeacherFilter extends Page {
  search?: string | undefined;
  kind?: 'teacher' | 'assistant' | undefined;
  missing?: Locale | undefined;
  archived: boolean;
  sort: 'newest' | 'name' | 'courses' | 'popularity';
}

const courseCount = sql<number>`(
  select count(*) from courses
  where courses.teacher_id = teachers.teacher_id and courses.archived_at is null
)`;
const likesCount = sql<number>`(
  select coalesce(sum(counters.likes_count), 0) from teacher_counters counters
  where counters.teacher_id = teachers.teacher_id
)`;
const studentCount = sql<number>`(
  select count(*) from (
    select p.user_id from courses c
    join contents k on k.course_id = c.course_id
    join content_progress p on p.content_id = k.content_id
    where c.teacher_id = teachers.teacher_id and c.archived_at is null
    union
    select g.user_id from courses c
    join course_grants g on g.course_id = c.course_id and g.source <> 'free'
    where c.teacher_id = teachers.teacher_id and c.archived_at is null
  ) learners
)`;

function withFigures<O>(qb: SelectQueryBuilder<DB, 'teachers', O>) {
  return qb
    .select([
      'teachers.teacher_id',
      'teachers.user_id',
      ...aliasedColumns('teacher', 'teachers'),
      'teachers.profile_image',
      'teachers.is_assistant',
      'teachers.experience_years',
      'teachers.archived_at',
      'teachers.created_at',
      'teachers.version',
    ])
    .select([
      sql<string>`coalesce((
        select email from users where users.user_id = teachers.user_id
      ), '')`.as('user_email'),
      courseCount.as('course_count'),
      studentCount.as('student_count'),
      likesCount.as('likes_count'),
    ]);
}

type AdminTeacherRow = Awaited<ReturnType<typeof findAdminTeacher>>;

function findAdminTeacher(db: Db, teacherId: number) {
  return withFigures(db.selectFrom('teachers'))
    .where('teachers.teacher_id', '=', teacherId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

/** A teacher as admins see them. */
function presentAdminTeacher({ archived_at, ...row }: AdminTeacherRow): AdminTeacher {
  return { ...row, is_archived: archived_at !== null, created_at: row.created_at.toISOString() };
}

/** A teacher, an archived one too. @throws AppError NOT_FOUND */
export async function getAdminTeacher(db: Db, teacherId: number): Promise<AdminTeacher> {
  return presentAdminTeacher(await findAdminTeacher(db, teacherId));
}

/** The name that is shown in a language. */
function shownName(locale: Locale) {
  const [own, other] = locale === 'zh' ? ['name_zh', 'name'] : ['name', 'name_zh'];
  return sql<string>`coalesce(nullif(${sql.ref(`teachers.${own}`)}, ''), ${sql.ref(`teachers.${other}`)})`;
}

/** One page of teachers, with their courses of every status counted. */
export async function listAdminTeachers(db: Db, filter: TeacherFilter, locale: Locale) {
  const { search = '', kind, missing } = filter;
  const found = db
    .selectFrom('teachers')
    .where('teachers.archived_at', filter.archived ? 'is not' : 'is', null)
    .$if(kind !== undefined, (qb) => qb.where('teachers.is_assistant', '=', kind === 'assistant'))
    .$if(missing !== undefined, (qb) =>
      qb.where(lacksLanguageSql('teacher', missing ?? 'en', 'teachers')),
    )
    .$if(search.trim() !== '', (qb) => qb.where(matchesSearch('teachers.search_document', search)));
  const sorted = {
    newest: () =>
      found.orderBy('teachers.created_at', 'desc').orderBy('teachers.teacher_id', 'desc'),
    name: () =>
      found
        .orderBy(sql`name_order(${shownName(locale)}) collate "C"`)
        .orderBy('teachers.teacher_id'),
    // Counted once for all of them, not for each by itself.
    courses: () =>
      found
        .leftJoin(
          (eb) =>
            eb
              .selectFrom('courses')
              .select((one) => ['courses.teacher_id', one.fn.countAll<number>().as('number')])
              .where('courses.archived_at', 'is', null)
              .groupBy('courses.teacher_id')
              .as('taught'),
          (join) => join.onRef('taught.teacher_id', '=', 'teachers.teacher_id'),
        )
        .orderBy('taught.number', (order) => order.desc().nullsLast())
        .orderBy('teachers.teacher_id') as typeof found,
    popularity: () =>
      found
        .leftJoin(
          (eb) =>
            eb
              .selectFrom('teacher_counters')
              .select((counters) => [
                'teacher_counters.teacher_id',
                counters.fn.sum<number>('teacher_counters.likes_count').as('number'),
              ])
              .groupBy('teacher_counters.teacher_id')
              .as('liked'),
          (join) => join.onRef('liked.teacher_id', '=', 'teachers.teacher_id'),
        )
        .orderBy('liked.number', (order) => order.desc().nullsLast())
        .orderBy('teachers.teacher_id') as typeof found,
  }[filter.sort]();
  // Counts and sums are read for the rows of the page alone.
  const [ids, { count }] = await Promise.all([
    sorted
      .select('teachers.teacher_id')
      .limit(filter.limit)
      .offset((filter.page - 1) * filter.limit)
      .execute(),
    found.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  const order = ids.map((row) => row.teacher_id);
  const rows =
    order.length === 0
      ? []
      : await withFigures(db.selectFrom('teachers'))
          .where('teachers.teacher_id', 'in', order)
          .execute();
  rows.sort((a, b) => order.indexOf(a.teacher_id) - order.indexOf(b.teacher_id));
  return { list: rows.map(presentAdminTeacher), count };
}

/** The account with an email, whatever its case, and the teacher linked to it. */
export function findTeachingAccount(db: Db, email: string) {
  return db
    .selectFrom('users')
    .leftJoin('teachers', 'teachers.user_id', 'users.user_id')
    .select([
      'users.user_id',
      'users.role',
      'teachers.teacher_id',
      'teachers.name',
      'teachers.name_zh',
    ])
    .where(sql<boolean>`lower(email) = ${email.toLowerCase()}`)
    .where('users.archived_at', 'is', null)
    .executeTakeFirst();
}
