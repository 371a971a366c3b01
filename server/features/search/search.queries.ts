import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import type { Viewer } from '#domain/course-access.ts';
import { isPermitted } from '#domain/permissions.ts';
import { isBegunSql, isGrantedSql, isUnlockedSql } from '#server/features/courses/index.ts';
import {
  fitsNames,
  fitsQuery,
  matchesNames,
  matchesQuery,
  matchesTitle,
  type NamedItem,
  type SearchQuery,
  toSearchQuery,
} from '#server/lib/search/index.ts';

/** Ids begin at 1: a guest has redeemed nothing. */
const GUEST_ID = 0;
/**
 * How many rows that contain a common word anywhere are ranked at most; more would be read from the
 * disk for a difference that nobody sees. All titles are ranked.
 */
const MAX_RANKED = 100;

/** A source of results. */
interface SearchSource {
  id: string;
  /** Rows `k` that are public by their own columns. */
  rows: RawBuilder<unknown>;
  /** Of two titles with all words the shorter one matches better. */
  titleLength: RawBuilder<number>;
  /** Further columns for `isOpen`, besides the id. */
  asks?: RawBuilder<unknown>;
  /** Whether the record that a row belongs to is public too. @param row its alias */
  isOpen?: (row: string) => RawBuilder<boolean>;
  /** The rows `k` whose body this person may read; absent: all. */
  showsBody?: RawBuilder<boolean>;
}

const sources = {
  courses: {
    id: 'k.course_id',
    rows: sql`courses as k where k.status = 'active' and k.archived_at is null`,
    titleLength: sql`length(k.title) + length(k.title_zh)`,
  },
  contents: {
    id: 'k.content_id',
    rows: sql`contents as k where k.archived_at is null`,
    titleLength: sql`length(k.title) + length(k.title_zh)`,
    asks: sql`, k.course_id`,
    isOpen: (row) => sql`(
      select c.status = 'active' and c.archived_at is null
      from courses as c where c.course_id = ${sql.ref(`${row}.course_id`)})`,
  },
  teachers: {
    id: 'k.teacher_id',
    rows: sql`teachers as k where k.archived_at is null`,
    titleLength: sql`length(k.name) + length(k.name_zh)`,
  },
  terms: {
    id: 'k.term_id',
    rows: sql`terms as k where k.archived_at is null`,
    titleLength: sql`length(k.en) + length(k.zh)`,
  },
} satisfies Record<string, SearchSource>;

/**
 * The best matches of one source, by rank: the exact name; every word in the title; the same with
 * the aliases of glossary terms; every word anywhere; that with the aliases; the terms alone. Each
 * rank is answered by an index, and reads only rows that it may return.
 */
function topMatches(
  source: SearchSource,
  query: SearchQuery,
  limit: number,
  meant: readonly number[] = [],
) {
  const document = 'k.search_document';
  const id = sql.ref(source.id);
  const asks = source.asks ?? sql``;
  const isOpen = (row: string) => source.isOpen?.(row) ?? sql`true`;
  // A common word is in thousands of titles: their records are looked up in order, until there are
  // enough.
  const inTitle = (step: number, text: string) => sql`(
    select titled.id, ${sql.lit(step)} as step, 0::real as fit, titled.length
    from (
      select ${id} as id, ${source.titleLength} as length${asks}
      from ${source.rows} and ${matchesTitle(document, text)}
      order by length, id desc
    ) as titled
    where ${isOpen('titled')}
    limit ${limit})`;
  // Twice as many, since the earlier ranks may contain some of them already.
  const weighed = (step: number, matches: RawBuilder<boolean>, fit: RawBuilder<number>) => sql`(
    select ${id} as id, ${sql.lit(step)} as step, ${fit} as fit, ${source.titleLength} as length
    from (
      select k.* from ${source.rows} and ${isOpen('k')} and ${matches}
      limit ${MAX_RANKED}
    ) as k
    order by fit desc, length, id desc
    limit ${limit * 2})`;
  const anywhere = (step: number, text: string) => {
    const all = matchesQuery(document, text);
    const fit = fitsQuery(document, query.any);
    if (source.showsBody === undefined) return [weighed(step, all, fit)];
    return [
      weighed(step, sql<boolean>`${all} and ${source.showsBody}`, fit),
      // Neither found nor ranked by a locked body: either would reveal, character by character, what it
      // says.
      weighed(step, matchesNames(document, text), fitsNames(document, query.any)),
    ];
  };
  const byName = sql`(
    select ${id} as id, -1 as step, 0::real as fit, ${source.titleLength} as length
    from ${source.rows} and ${isOpen('k')} and ${id} = any(${sql.val(meant)}::int[]))`;
  const hasNames = query.read !== query.typed;
  const steps = [inTitle(0, query.typed)];
  if (meant.length > 0) steps.push(byName);
  if (hasNames) steps.push(inTitle(1, query.read));
  if (!query.isSingleCharacter) {
    steps.push(...anywhere(2, query.typed));
    if (hasNames) steps.push(...anywhere(3, query.read));
    if (query.named !== '') steps.push(...anywhere(4, query.named));
  }
  return sql<{ id: number; place: number }>`(
    select id, row_number() over (order by step, fit desc, length, id desc)::int as place
    from (select distinct on (id) * from (${sql.join(steps, sql` union all `)}) as steps
      order by id, step, fit desc) as best
    order by place
    limit ${limit}
  )`.as('best');
}

export function findCourses(db: Db, query: SearchQuery, limit: number) {
  return db
    .selectFrom(topMatches(sources.courses, query, limit))
    .innerJoin('courses as c', 'c.course_id', 'best.id')
    .select([
      'c.course_id',
      'c.title',
      'c.title_zh',
      'c.short_description',
      'c.short_description_zh',
      'c.description',
      'c.description_zh',
      'c.thumbnail',
      'c.difficulty_level',
    ])
    .orderBy('best.place')
    .execute();
}

/** Whether the title of a listed course or lesson has every word of a text: a question may be a title. */
export async function isTitle(db: Db, text: string): Promise<boolean> {
  const query = toSearchQuery(text);
  if (query === '') return false;
  const { rows } = await sql`
    (select 1 from courses as k
      where k.status = 'active' and k.archived_at is null
        and ${matchesTitle('k.search_document', query)} limit 1)
    union all
    (select 1 from contents as k join courses as c using (course_id)
      where k.archived_at is null and c.status = 'active' and c.archived_at is null
        and ${matchesTitle('k.search_document', query)} limit 1)`.execute(db);
  return rows.length > 0;
}

export type FoundCourseRow = Awaited<ReturnType<typeof findCourses>>[number];

/** Who searches, and when: access may have ended. */
interface SeenBy {
  viewer: Viewer;
  now: Date;
}

/** The courses whose lessons somebody may open; null: all. */
async function listUnlockedCourses(db: Db, { viewer, now }: SeenBy): Promise<number[] | null> {
  if (isPermitted(viewer, 'courses')) return null;
  const rows = await db
    .selectFrom('courses as c')
    .select('c.course_id')
    .where('c.status', '=', 'active')
    .where('c.archived_at', 'is', null)
    .where(isUnlockedSql('c', viewer, now))
    .execute();
  return rows.map((row) => row.course_id);
}

/**
 * Lessons with their body, and with what decides whether the viewer may see it. Who may not
 * open one finds it by titles and description alone.
 */
export async function findLessons(db: Db, query: SearchQuery, limit: number, seenBy: SeenBy) {
  const unlocked = await listUnlockedCourses(db, seenBy);
  const userId = seenBy.viewer?.userId ?? GUEST_ID;
  const source: SearchSource =
    unlocked === null
      ? sources.contents
      : {
          ...sources.contents,
          showsBody: sql<boolean>`k.course_id = any(${sql.val(unlocked)}::int[])`,
        };
  return db
    .selectFrom(topMatches(source, query, limit))
    .innerJoin('contents as k', 'k.content_id', 'best.id')
    .innerJoin('courses as c', 'c.course_id', 'k.course_id')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .select([
      'k.content_id',
      'k.course_id',
      'k.type',
      'k.title',
      'k.title_zh',
      'k.description',
      'k.description_zh',
      'k.content_data',
      'c.title as course_title',
      'c.title_zh as course_title_zh',
      'c.points_required',
      'c.price_usd',
      'c.price_cny',
      'c.price_sgd',
      'c.price_myr',
      't.user_id as teacher_user_id',
      isGrantedSql('c', userId, seenBy.now).as('is_redeemed_by_user'),
      isBegunSql('c', userId).as('is_begun_by_user'),
    ])
    .orderBy('best.place')
    .execute();
}

export type FoundLessonRow = Awaited<ReturnType<typeof findLessons>>[number];

export function searchTeachers(db: Db, query: SearchQuery, limit: number) {
  return db
    .selectFrom(topMatches(sources.teachers, query, limit))
    .innerJoin('teachers as t', 't.teacher_id', 'best.id')
    .select([
      't.teacher_id',
      't.name',
      't.name_zh',
      't.specialization',
      't.specialization_zh',
      't.profile_image',
    ])
    .orderBy('best.place')
    .execute();
}

export type FoundTeacherRow = Awaited<ReturnType<typeof searchTeachers>>[number];

/** Glossary terms; those that the search names come first. */
export function findTerms(
  db: Db,
  query: SearchQuery<NamedItem & { term_id: number }>,
  limit: number,
) {
  const meant = query.found.map((term) => term.term_id);
  return db
    .selectFrom(topMatches(sources.terms, query, limit, meant))
    .innerJoin('terms as t', 't.term_id', 'best.id')
    .select(['t.term_id', 't.en', 't.zh', 't.meaning', 't.meaning_zh'])
    .orderBy('best.place')
    .execute();
}

export type FoundTermRow = Awaited<ReturnType<typeof findTerms>>[number];
