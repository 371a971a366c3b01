import { sql } from 'kysely';
import type { SubmissionStatus } from '#contract/learning.ts';
import type { Db } from '#database/open.ts';
import { isInGroup } from '#server/features/accounts/index.ts';
import { isInCourseTaughtBy } from '#server/features/courses/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Page } from '#server/lib/sql/page.ts';
import type { TaughtBy } from './teaching.queries.ts';

/** Submissions of the courses that somebody teaches, archived courses included: none is lost. */
function selectSubmissions(db: Db, taughtBy: TaughtBy) {
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
  /** Only members of this group. */
  group_id?: number | undefined;
}

export type QueuedSubmissionRow = Awaited<ReturnType<typeof listSubmissions>>['list'][number];

/**
 * Submissions as in `selectSubmissions`, with nothing joined: counting and paging read the
 * submissions' own indexes.
 */
function selectQueue(
  db: Db,
  taughtBy: TaughtBy,
  { course_id: courseId, group_id: groupId }: QueueFilter,
) {
  return db
    .selectFrom('assignment_submissions as s')
    .$if(courseId !== undefined, (qb) => qb.where('s.course_id', '=', courseId ?? 0))
    .$if(groupId !== undefined, (qb) => qb.where(isInGroup('s.user_id', groupId ?? 0)))
    .$if(taughtBy !== null, (qb) => qb.where(isInCourseTaughtBy('s.course_id', taughtBy ?? 0)));
}

/** One page of a teacher's queue, and the number of submissions in each status. */
export async function listSubmissions(db: Db, taughtBy: TaughtBy, filter: QueueFilter) {
  const { status, page, limit } = filter;
  const queue = selectQueue(db, taughtBy, filter);
  const [ids, statuses] = await Promise.all([
    queue
      .select('s.submission_id')
      .$if(status !== undefined, (qb) => qb.where('s.status', '=', status ?? 'submitted'))
      // Those that have waited longest come first; of the others the latest. The conditions are
      // those of `assignment_submissions_queue_idx`.
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
  const list = await findSubmissionRows(
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

/** Some submissions in the order of the given ids. */
async function findSubmissionRows(db: Db, taughtBy: TaughtBy, ids: readonly number[]) {
  if (ids.length === 0) return [];
  const rows = await selectSubmissions(db, taughtBy)
    .select(shownColumns)
    .where('s.submission_id', 'in', ids)
    .execute();
  const byId = new Map(rows.map((row) => [row.submission_id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * One submission with its task, its file and what grading it needs.
 * @throws AppError NOT_FOUND, also where another teaches its course
 */
export async function getSubmission(db: Db, taughtBy: TaughtBy, submissionId: number) {
  return selectSubmissions(db, taughtBy)
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

export type SubmissionDetailRow = Awaited<ReturnType<typeof getSubmission>>;

/** Of a teacher's latest comments so many are read. */
const COMMENTS_READ = 200;
const COMMENTS_SHOWN = 8;

/** What somebody has written to learners about their submissions: the most used first. */
export async function listComments(db: Db, userId: number): Promise<string[]> {
  const latest = db
    .selectFrom('assignment_submissions')
    .select(['feedback', 'graded_at'])
    .where('graded_by', '=', userId)
    .where('feedback', '<>', '')
    .orderBy('graded_at', 'desc')
    .limit(COMMENTS_READ)
    .as('latest');
  const rows = await db
    .selectFrom(latest)
    .select('feedback')
    .groupBy('feedback')
    .orderBy((eb) => eb.fn.countAll(), 'desc')
    .orderBy((eb) => eb.fn.max('graded_at'), 'desc')
    .limit(COMMENTS_SHOWN)
    .execute();
  return rows.map(({ feedback }) => feedback);
}
