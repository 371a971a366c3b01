import { sql } from 'kysely';
import type { SubmissionStatus } from '#contract/learning.ts';
import type { Db } from '#database/open.ts';
import { isInGroup } from '#server/features/accounts/index.ts';
import { isFreeCourseSql, isInArchivedCourse } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import { filterMatches, isOneOf, parseSearch, textPattern } from '#server/lib/sql/text-search.ts';

/** The teacher of the courses; null: all courses. An archived teacher teaches nothing any more. */
export type TaughtBy = number | null;

/** Courses of one teacher, or of all. */
function selectTaught(db: Db, taughtBy: TaughtBy) {
  return db
    .selectFrom('courses as c')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .where('c.archived_at', 'is', null)
    .$if(taughtBy !== null, (qb) => qb.where('t.user_id', '=', taughtBy));
}

/** Courses with their learners, and what waits in each. */
function selectCourseFacts(db: Db, taughtBy: TaughtBy) {
  const submissions = (status: SubmissionStatus) => sql<number>`(
    select count(*) from assignment_submissions s
    where s.course_id = c.course_id and s.status = ${status}
  )`;
  return selectTaught(db, taughtBy).select([
    'c.course_id',
    'c.title',
    'c.title_zh',
    'c.thumbnail',
    'c.difficulty_level',
    'c.status',
    isFreeCourseSql('c').as('is_free'),
    sql<number>`(
      select count(*) from course_learners l where l.course_id = c.course_id
    )`.as('learner_count'),
    sql<number>`(
      select count(*) from course_completions done where done.course_id = c.course_id
    )`.as('completed_count'),
    sql<number>`(
      select count(*) from contents k where k.course_id = c.course_id and k.archived_at is null
    )`.as('content_count'),
    sql<number>`(
      select count(*) from contents k
      where k.course_id = c.course_id and k.type = 'assignment' and k.archived_at is null
    )`.as('assignment_count'),
    sql<number>`(
      select count(*) from course_reviews r
      where r.course_id = c.course_id and r.reply is null and not r.is_hidden
    )`.as('unanswered_count'),
    submissions('submitted').as('submitted_count'),
    submissions('graded').as('graded_count'),
  ]);
}

/** @throws AppError NOT_FOUND, also where another teaches it */
export function getTaughtCourse(db: Db, taughtBy: TaughtBy, courseId: number) {
  return selectCourseFacts(db, taughtBy)
    .where('c.course_id', '=', courseId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

interface LearnerFilter extends Page {
  search?: string | undefined;
  state?: 'learning' | 'completed' | undefined;
  /** Only members of this group. */
  group_id?: number | undefined;
  /** Who sees emails also searches in them. */
  seesEmails: boolean;
  sort: 'recent' | 'progress' | 'least' | 'name';
}

/** One page of the learners of a course; access has been checked before. */
export async function listLearners(db: Db, courseId: number, filter: LearnerFilter) {
  const { search, state, group_id, seesEmails, sort, page, limit } = filter;
  const pattern = textPattern(search);
  const isCompleted = sql<boolean>`exists (
    select from course_completions done
    where done.course_id = l.course_id and done.user_id = l.user_id
  )`;
  const wanted = db
    .selectFrom('course_learners as l')
    .where('l.course_id', '=', courseId)
    .$if(state === 'completed', (qb) => qb.where(isCompleted))
    .$if(state === 'learning', (qb) => qb.where((eb) => eb.not(isCompleted)))
    .$if(group_id !== undefined, (qb) => qb.where(isInGroup('l.user_id', group_id ?? 0)))
    .$if(pattern !== null, (qb) =>
      qb.where((eb) =>
        eb(
          'l.user_id',
          'in',
          eb
            .selectFrom('users as u')
            .select('u.user_id')
            .where('u.search_text', 'like', pattern)
            .$if(!seesEmails, (people) =>
              people.where(sql<boolean>`lower(normalize(u.name, nfkc)) like ${pattern}`),
            ),
        ),
      ),
    );
  const direction = sort === 'recent' || sort === 'progress' ? 'desc' : 'asc';
  const byName = sort === 'name';
  const column = sort === 'recent' ? 'l.last_activity_at' : 'l.completed_contents';
  // The page is found in an index first; only its rows are joined.
  const ids = wanted
    .select('l.user_id')
    .$if(byName, (qb) =>
      qb.innerJoin('users as u', 'u.user_id', 'l.user_id').orderBy('u.name_order', direction),
    )
    .$if(!byName, (qb) => qb.orderBy(column, direction))
    .orderBy('l.user_id', sort === 'least' ? 'desc' : 'asc')
    .limit(limit)
    .offset((page - 1) * limit);
  const [list, { count }, { total }] = await Promise.all([
    db
      .selectFrom('course_learners as l')
      .innerJoin('users as u', 'u.user_id', 'l.user_id')
      .leftJoin('course_completions as done', (join) =>
        join.onRef('done.course_id', '=', 'l.course_id').onRef('done.user_id', '=', 'l.user_id'),
      )
      .select([
        'l.user_id',
        'l.completed_contents',
        'l.begun_at',
        'l.last_activity_at',
        'done.completed_at',
        'u.name',
        'u.avatar',
        'u.email',
      ])
      .where('l.course_id', '=', courseId)
      .where('l.user_id', 'in', ids)
      .$if(byName, (qb) => qb.orderBy('u.name_order', direction))
      .$if(!byName, (qb) => qb.orderBy(column, direction))
      .orderBy('l.user_id', sort === 'least' ? 'desc' : 'asc')
      .execute(),
    wanted.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    db
      .selectFrom('contents')
      .select((eb) => eb.fn.countAll<number>().as('total'))
      .where('course_id', '=', courseId)
      .where('archived_at', 'is', null)
      .executeTakeFirstOrThrow(),
  ]);
  return { list, count, total };
}

export type LearnerRow = Awaited<ReturnType<typeof listLearners>>['list'][number];

/** One page of the courses that somebody teaches; those with most that waits come first. */
export async function listTaughtCourses(
  db: Db,
  taughtBy: TaughtBy,
  { search, page, limit }: Page & { search?: string | undefined },
) {
  const pattern = textPattern(search);
  const words = await parseSearch(db, search, [
    { table: 'courses', column: 's.course_id', as: 'course_found' },
  ]);
  const found = words?.named[0];
  const ids = found?.ids ?? null;
  const taught = selectTaught(db, taughtBy)
    .$if(ids !== null, (qb) => qb.where(isOneOf('c.course_id', ids ?? [])))
    .$if(found?.rows != null, (qb) => qb.where('c.search_text', 'like', pattern))
    .select('c.course_id');
  const submissions = db
    .selectFrom('assignment_submissions as s')
    .where('s.status', '=', 'submitted');
  // Counted in one index of the submissions; where nothing waits, the courses themselves are read.
  const waiting = submissions
    .$if(taughtBy !== null, (qb) => qb.where('s.course_id', 'in', taught))
    .$call((qb) => filterMatches(qb, words))
    .where(sql<boolean>`not ${isInArchivedCourse('s.course_id')}`);
  const inOrder = (query: typeof submissions) =>
    query
      .groupBy('s.course_id')
      .select((eb) => ['s.course_id', eb.fn.countAll<number>().as('works')])
      .orderBy('works', 'desc')
      .orderBy('s.course_id');
  const offset = (page - 1) * limit;
  const listBusiest = () => {
    if (found?.rows == null) return inOrder(waiting).limit(limit).offset(offset).execute();
    // Most courses match: sorted first, a page is full before many are looked up.
    return db
      .selectFrom(inOrder(submissions).as('w'))
      .innerJoin(taught.as('c'), 'c.course_id', 'w.course_id')
      .select('w.course_id')
      .orderBy('w.works', 'desc')
      .orderBy('w.course_id')
      .limit(limit)
      .offset(offset)
      .execute();
  };
  const listIdle = async (number: number) => {
    const { courses } = await waiting
      .select((eb) => eb.fn.count<number>('s.course_id').distinct().as('courses'))
      .executeTakeFirstOrThrow();
    return taught
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('assignment_submissions as s')
              .select('s.submission_id')
              .whereRef('s.course_id', '=', 'c.course_id')
              .where('s.status', '=', 'submitted'),
          ),
        ),
      )
      .orderBy('c.course_id')
      .limit(number)
      .offset(Math.max(0, offset - courses))
      .execute();
  };
  const [busy, { count }] = await Promise.all([
    listBusiest(),
    taught
      .clearSelect()
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow(),
  ]);
  const others = busy.length === limit ? [] : await listIdle(limit - busy.length);
  const order = [...busy, ...others].map((row) => row.course_id);
  if (order.length === 0) return { list: [], count };
  const rows = await selectCourseFacts(db, taughtBy).where('c.course_id', 'in', order).execute();
  const byId = new Map(rows.map((row) => [row.course_id, row]));
  return { list: order.flatMap((id) => byId.get(id) ?? []), count };
}
