import { sql } from 'kysely';
import type { SubmissionStatus } from '#contract/learning.ts';
import type { Db } from '#database/open.ts';
import { isInArchivedCourse, isInCourseTaughtBy } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { filterMatches, isOneOf, parseSearch, textPattern } from '#server/lib/sql/text-search.ts';

interface Page {
  page: number;
  limit: number;
}

/** Whose courses; null: everybody's. An archived teacher teaches nothing any more. */
type TaughtBy = number | null;

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

/** Courses with who learns in them, and what waits. */
function selectCourseFacts(db: Db, taughtBy: TaughtBy) {
  const works = (status: SubmissionStatus) => sql<number>`(
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
    works('submitted').as('submitted_count'),
    works('graded').as('graded_count'),
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
  sort: 'recent' | 'progress' | 'least' | 'name';
}

/** One page of who learns in a course; whose it is has been asked before. */
export async function listLearners(db: Db, courseId: number, filter: LearnerFilter) {
  const { search, state, sort, page, limit } = filter;
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
    .$if(pattern !== null, (qb) =>
      qb.where((eb) =>
        eb(
          'l.user_id',
          'in',
          eb
            .selectFrom('users as u')
            .select('u.user_id')
            .where('u.search_text', 'like', pattern)
            // An email is nothing to a teacher; only the name is looked at in the end.
            .where(sql<boolean>`lower(normalize(u.name, nfkc)) like ${pattern}`),
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

/** One page of the courses somebody teaches; those with most that waits come first. */
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
  const works = db.selectFrom('assignment_submissions as s').where('s.status', '=', 'submitted');
  // Counted in one index of the works; where nothing waits, the courses themselves are read.
  const waiting = works
    .$if(taughtBy !== null, (qb) => qb.where('s.course_id', 'in', taught))
    .$call((qb) => filterMatches(qb, words))
    .where(sql<boolean>`not ${isInArchivedCourse('s.course_id')}`);
  const inOrder = (query: typeof works) =>
    query
      .groupBy('s.course_id')
      .select((eb) => ['s.course_id', eb.fn.countAll<number>().as('works')])
      .orderBy('works', 'desc')
      .orderBy('s.course_id');
  const offset = (page - 1) * limit;
  const listBusiest = () => {
    if (found?.rows == null) return inOrder(waiting).limit(limit).offset(offset).execute();
    // Most are meant: put in order first, a page is full before many are looked up.
    return db
      .selectFrom(inOrder(works).as('w'))
      .innerJoin(taught.as('c'), 'c.course_id', 'w.course_id')
      .select('w.course_id')
      .orderBy('w.works', 'desc')
      .orderBy('w.course_id')
      .limit(limit)
      .offset(offset)
      .execute();
  };
  const listCalm = async (number: number) => {
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
  const others = busy.length === limit ? [] : await listCalm(limit - busy.length);
  const order = [...busy, ...others].map((row) => row.course_id);
  if (order.length === 0) return { list: [], count };
  const rows = await selectCourseFacts(db, taughtBy).where('c.course_id', 'in', order).execute();
  const byId = new Map(rows.map((row) => [row.course_id, row]));
  return { list: order.flatMap((id) => byId.get(id) ?? []), count };
}

/** Works of the courses somebody teaches, those of archived courses too: nobody's is lost. */
function selectWorks(db: Db, taughtBy: TaughtBy) {
  return db
    .selectFrom('assignment_submissions as s')
    .innerJoin('contents as k', 'k.content_id', 's.content_id')
    .innerJoin('courses as c', 'c.course_id', 'k.course_id')
    .innerJoin('users as u', 'u.user_id', 's.user_id')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .$if(taughtBy !== null, (qb) => qb.where('t.user_id', '=', taughtBy));
}

const shownColumns = [
  's.submission_id',
  's.status',
  's.score',
  's.file_id',
  's.submitted_at',
  's.graded_at',
  'u.name as learner_name',
  'u.avatar as learner_avatar',
  'k.content_id',
  'k.title as content_title',
  'k.title_zh as content_title_zh',
  'c.course_id',
  'c.title as course_title',
  'c.title_zh as course_title_zh',
] as const;

interface QueueFilter extends Page {
  status?: SubmissionStatus | undefined;
  course_id?: number | undefined;
}

export type WorkRow = Awaited<ReturnType<typeof listWorks>>['list'][number];

/**
 * Works as `selectWorks` has them, with nothing joined: counting and paging read the works'
 * own indexes. Everybody's are all there are.
 */
function selectQueue(db: Db, taughtBy: TaughtBy, courseId: number | undefined) {
  return db
    .selectFrom('assignment_submissions as s')
    .$if(courseId !== undefined, (qb) => qb.where('s.course_id', '=', courseId ?? 0))
    .$if(taughtBy !== null, (qb) => qb.where(isInCourseTaughtBy('s.course_id', taughtBy ?? 0)));
}

/** One page of a teacher's queue, and how many works there are in each status. */
export async function listWorks(db: Db, taughtBy: TaughtBy, filter: QueueFilter) {
  const { status, course_id: courseId, page, limit } = filter;
  const queue = selectQueue(db, taughtBy, courseId);
  const [ids, statuses] = await Promise.all([
    queue
      .select('s.submission_id')
      .$if(status !== undefined, (qb) => qb.where('s.status', '=', status ?? 'submitted'))
      // Who has waited longest is served first; of the others the latest is looked for. In
      // the words of `assignment_submissions_queue_idx`.
      .orderBy(sql`(s.status <> 'submitted')`)
      .orderBy(sql`(case when s.status = 'submitted' then s.submitted_at end)`)
      .orderBy(sql`coalesce(s.graded_at, s.submitted_at)`, 'desc')
      .orderBy('s.submission_id')
      .limit(limit)
      .offset((page - 1) * limit)
      .execute(),
    queue
      .select((eb) => ['s.status', eb.fn.countAll<number>().as('count')])
      .groupBy('s.status')
      .execute(),
  ]);
  const list = await findWorks(
    db,
    taughtBy,
    ids.map((row) => row.submission_id),
  );
  const countOf = (name: SubmissionStatus) =>
    statuses.find((row) => row.status === name)?.count ?? 0;
  const counts = {
    submitted: countOf('submitted'),
    returned: countOf('returned'),
    graded: countOf('graded'),
  };
  const all = counts.submitted + counts.returned + counts.graded;
  return { list, counts, count: status === undefined ? all : counts[status] };
}

/** Some works in the order of their ids as given. */
async function findWorks(db: Db, taughtBy: TaughtBy, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await selectWorks(db, taughtBy)
    .select(shownColumns)
    .where('s.submission_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.submission_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One work with its task, its file and what grading it needs.
 * @throws AppError NOT_FOUND, also where another teaches its course
 */
export async function getWork(db: Db, taughtBy: TaughtBy, submissionId: number) {
  return selectWorks(db, taughtBy)
    .leftJoin('files as f', 'f.file_id', 's.file_id')
    .leftJoin('content_progress as p', (join) =>
      join.onRef('p.content_id', '=', 's.content_id').onRef('p.user_id', '=', 's.user_id'),
    )
    .select(shownColumns)
    .select([
      's.user_id',
      's.text',
      's.feedback',
      's.version',
      'f.original_name as file_name',
      'f.bytes as file_bytes',
      'k.content_data',
      'k.rendered',
      'c.points_reward',
      'p.completed_at',
    ])
    .where('s.submission_id', '=', submissionId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}

export type WorkDetailRow = Awaited<ReturnType<typeof getWork>>;
