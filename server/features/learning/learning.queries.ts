import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#database/open.ts';
import { lessonLock, type Viewer } from '#domain/course-access.ts';
import { isCourseOpen } from '#domain/course-visibility.ts';
import { isMarked, lessonTypes } from '#domain/lesson-completion.ts';
import { getVisibleCourse } from '#server/features/courses/index.ts';
import { lessonTexts } from '#server/features/lessons/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { TeachingLesson } from './lessons-to-read.rules.ts';

/** Ids begin at 1: a guest has begun nothing. */
const GUEST_ID = 0;

/** The lessons that are not archived, each with the viewer's progress. */
function selectLessons(db: Db, viewer: Viewer) {
  return db
    .selectFrom('contents as k')
    .leftJoin('content_progress as p', (join) =>
      join
        .onRef('p.content_id', '=', 'k.content_id')
        .on('p.user_id', '=', viewer?.userId ?? GUEST_ID),
    )
    .leftJoin('assignment_submissions as w', (join) =>
      join
        .onRef('w.content_id', '=', 'k.content_id')
        .on('w.user_id', '=', viewer?.userId ?? GUEST_ID)
        .on('w.status', '=', 'submitted'),
    )
    .where('k.archived_at', 'is', null)
    .select([
      'k.content_id',
      'k.course_id',
      'k.position',
      'k.type',
      'k.title',
      'k.title_zh',
      'k.description',
      'k.description_zh',
      'k.duration',
      'k.measured_seconds',
      'p.progress',
      'p.position_seconds',
      'p.completed_at',
      'p.not_paid_reason',
      'w.submission_id as waiting_submission_id',
    ]);
}

/** The lessons of a course in their order, without their bodies. */
export function listLessons(db: Db, courseId: number, viewer: Viewer) {
  return selectLessons(db, viewer)
    .where('k.course_id', '=', courseId)
    .orderBy('k.position')
    .execute();
}

export type LessonRow = Awaited<ReturnType<typeof listLessons>>[number];

/** The body as far as a page needs it: rendered HTML is not fetched a second time. */
const shownBody = sql<unknown>`case
  when k.rendered is null then k.content_data
  else k.content_data - array['html', 'html_zh']
end`;

/**
 * A lesson with its body, its course, and why it is locked for this person, if it is.
 * @throws AppError NOT_FOUND where the lesson or its course is not there for them
 */
export async function getLesson(db: Db, lessonId: number, viewer: Viewer, now: Date) {
  return getContentWith(db, lessonId, { viewer, now }, sql<unknown>`k.content_data`);
}

/**
 * The same for showing it: a rendered lesson comes without its source.
 * @throws AppError NOT_FOUND
 */
export function getShownContent(db: Db, lessonId: number, viewer: Viewer, now: Date) {
  return getContentWith(db, lessonId, { viewer, now }, shownBody);
}

async function getContentWith(
  db: Db,
  lessonId: number,
  { viewer, now }: { viewer: Viewer; now: Date },
  body: RawBuilder<unknown>,
) {
  const content = await selectLessons(db, viewer)
    .select([body.as('content_data'), 'k.rendered'])
    .where('k.content_id', '=', lessonId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
  const course = await getVisibleCourse(db, content.course_id, viewer, now);
  return { content, course, lock: lessonLock(course, viewer) };
}

/**
 * A lesson that this person may work on.
 * @throws AppError NOT_FOUND, CONTENT_LOCKED
 */
export async function getOpenLesson(db: Db, lessonId: number, viewer: Viewer, now: Date) {
  const { content, course } = await getLesson(db, lessonId, viewer, now);
  if (!isCourseOpen(course, viewer)) throw new AppError('CONTENT_LOCKED');
  return { content, course };
}

/** A learner's newest attempt at a quiz; the one that passed is the last. */
export function findLastAttempt(db: Db, userId: number, lessonId: number) {
  return db
    .selectFrom('quiz_attempts as a')
    .leftJoin('quiz_attempt_grants as g', (join) =>
      join.onRef('g.user_id', '=', 'a.user_id').onRef('g.content_id', '=', 'a.content_id'),
    )
    .selectAll('a')
    .select('g.after_attempt')
    .where('a.user_id', '=', userId)
    .where('a.content_id', '=', lessonId)
    .orderBy('a.attempt', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** An earlier attempt of a learner at a quiz, by its number. */
export function getAttempt(db: Db, userId: number, lessonId: number, attempt: number) {
  return db
    .selectFrom('quiz_attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('content_id', '=', lessonId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();
}

export type AttemptRow = NonNullable<Awaited<ReturnType<typeof findLastAttempt>>>;

/** The lessons of a course that teach by a text of their own, with that text. */
export async function listTeachingLessons(
  db: Db,
  quiz: { course_id: number; position: number },
): Promise<TeachingLesson[]> {
  const rows = await db
    .selectFrom('contents')
    .select([
      'content_id',
      'position',
      'type',
      'title',
      'title_zh',
      'description',
      'description_zh',
      'content_data',
    ])
    .where('course_id', '=', quiz.course_id)
    .where('archived_at', 'is', null)
    .where('type', 'in', lessonTypes.filter(isMarked))
    .orderBy('position')
    .execute();
  return rows.map(({ type, content_data, position, ...row }) => {
    const { en, zh } = lessonTexts(type, content_data);
    return { ...row, text: `${en}\n${zh}`, isBefore: position < quiz.position };
  });
}

/** A submission, with the name and size of its file. */
export function findSubmission(db: Db, userId: number, lessonId: number) {
  return db
    .selectFrom('assignment_submissions as s')
    .leftJoin('files as f', 'f.file_id', 's.file_id')
    .selectAll('s')
    .select(['f.original_name as file_name', 'f.bytes as file_bytes'])
    .where('s.user_id', '=', userId)
    .where('s.content_id', '=', lessonId)
    .executeTakeFirst();
}

export type SubmissionRow = NonNullable<Awaited<ReturnType<typeof findSubmission>>>;

/** The file of a submission, and who may fetch it. */
export function findSubmissionFile(db: Db, submissionId: number) {
  return db
    .selectFrom('assignment_submissions as s')
    .innerJoin('contents as k', 'k.content_id', 's.content_id')
    .innerJoin('courses as c', 'c.course_id', 'k.course_id')
    .leftJoin('teachers as t', (join) =>
      join.onRef('t.teacher_id', '=', 'c.teacher_id').on('t.archived_at', 'is', null),
    )
    .select(['s.file_id', 's.user_id', 't.user_id as teacher_user_id'])
    .where('s.submission_id', '=', submissionId)
    .executeTakeFirst();
}

/**
 * How many lessons of a course a learner has yet to complete, and how many they have completed
 * faster than pays.
 */
export async function countLessonsLeft(
  db: Db,
  userId: number,
  courseId: number,
): Promise<{ left: number; tooFast: number }> {
  return db
    .selectFrom('contents as k')
    .leftJoin('content_progress as p', (join) =>
      join.onRef('p.content_id', '=', 'k.content_id').on('p.user_id', '=', userId),
    )
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('p.completed_at', 'is', null).as('left'),
      eb.fn.countAll<number>().filterWhere('p.not_paid_reason', '=', 'too_fast').as('tooFast'),
    ])
    .where('k.course_id', '=', courseId)
    .where('k.archived_at', 'is', null)
    .executeTakeFirstOrThrow();
}

/** Learners who have completed all lessons of a course, at least one, but not the course. */
export function listLearnersWithNothingLeft(db: Db, courseId: number) {
  return db
    .selectFrom('content_progress as p')
    .innerJoin('contents as k', 'k.content_id', 'p.content_id')
    .innerJoin('courses as c', 'c.course_id', 'k.course_id')
    .innerJoin('users as u', 'u.user_id', 'p.user_id')
    .leftJoin('course_completions as done', (join) =>
      join.onRef('done.course_id', '=', 'k.course_id').onRef('done.user_id', '=', 'p.user_id'),
    )
    .where('k.course_id', '=', courseId)
    .where('k.archived_at', 'is', null)
    .where('p.completed_at', 'is not', null)
    .where('done.user_id', 'is', null)
    .where('u.archived_at', 'is', null)
    .select(['p.user_id', 'c.points_reward'])
    .groupBy(['p.user_id', 'c.points_reward'])
    .having((eb) =>
      eb(
        eb.fn.countAll(),
        '=',
        eb
          .selectFrom('contents as all')
          .select((inner) => inner.fn.countAll().as('count'))
          .where('all.course_id', '=', courseId)
          .where('all.archived_at', 'is', null),
      ),
    )
    .orderBy('p.user_id')
    .execute();
}
