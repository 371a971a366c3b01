import { sql } from 'kysely';
import type { Db, Tx } from '#database/open.ts';
import { academyDay } from '#domain/academy-day.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { startOfDay } from '#server/lib/sql/day-bounds.ts';
import type { LearningClock } from './opened-lesson.ts';
import type { Answers } from './quiz-answers.rules.ts';
import type { QuizScore } from './quiz-score.rules.ts';

interface Step {
  userId: number;
  lessonId: number;
  now: Date;
}

/**
 * Records when a learner opened a lesson, the first time only.
 * @returns when that was, and when on this academy day the time of a completion last counted
 */
export async function openContent(
  db: Db,
  { userId, lessonId, now }: Step,
): Promise<Pick<LearningClock, 'openedAt' | 'countedAt'>> {
  const { time_zone: timeZone } = await getSiteSettings(db);
  const first = db
    .insertInto('content_openings')
    .values({ user_id: userId, content_id: lessonId, opened_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('opened_at');
  const { rows } = await sql<{ opened_at: Date | null; counted_at: Date | null }>`
    with first as (${first})
    select coalesce(
      (select opened_at from first),
      (select opened_at from content_openings
        where user_id = ${userId} and content_id = ${lessonId})
    ) as opened_at, (
      select max(time_counted_at) from content_progress
      where user_id = ${userId} and time_counted_at <= ${now}
        and time_counted_at >= ${startOfDay(academyDay(now, timeZone), timeZone)}
    ) as counted_at`.execute(db);
  const countedAt = rows[0]?.counted_at ?? null;
  if (rows[0]?.opened_at) return { openedAt: rows[0].opened_at, countedAt };
  // Another request has written it since this one began.
  const { opened_at: openedAt } = await db
    .selectFrom('content_openings')
    .select('opened_at')
    .where('user_id', '=', userId)
    .where('content_id', '=', lessonId)
    .executeTakeFirstOrThrow();
  return { openedAt, countedAt };
}

/**
 * Stores a learner's progress. It only rises, which a database trigger ensures; the position in a
 * recording moves in both directions.
 * @param position seconds; absent: as it was
 */
export function upsertProgress(
  tx: Tx,
  { userId, lessonId, progress, position, now }: Step & { progress: number; position?: number },
) {
  return tx
    .insertInto('content_progress')
    .values({
      user_id: userId,
      content_id: lessonId,
      progress,
      position_seconds: position ?? 0,
      started_at: now,
      updated_at: now,
    })
    .onConflict((oc) =>
      oc.constraint('content_progress_pkey').doUpdateSet({
        progress,
        updated_at: now,
        ...(position === undefined ? {} : { position_seconds: position }),
      }),
    )
    .returning(['progress', 'position_seconds'])
    .executeTakeFirstOrThrow();
}

/**
 * Marks a lesson as completed; an earlier completion keeps its time.
 * @param isTooFast completing it now earns nothing by the pace
 * @param takesTime its time counts for pay, so that no other lesson is paid for the same time
 * @returns whether it was completed before, and whether that was too fast and still is
 */
export async function completeProgress(
  tx: Tx,
  {
    userId,
    lessonId,
    now,
    isTooFast,
    takesTime,
  }: Step & { isTooFast: boolean; takesTime: boolean },
): Promise<{ isRepeat: boolean; isTooFast: boolean }> {
  const completed = {
    progress: 100,
    updated_at: now,
    completed_at: now,
    not_paid_reason: isTooFast ? ('too_fast' as const) : null,
    time_counted_at: takesTime && !isTooFast ? now : null,
  };
  const written = await tx
    .insertInto('content_progress')
    .values({ user_id: userId, content_id: lessonId, started_at: now, ...completed })
    .onConflict((oc) =>
      oc
        .constraint('content_progress_pkey')
        .doUpdateSet(completed)
        .where('content_progress.completed_at', 'is', null),
    )
    .returning('not_paid_reason')
    .executeTakeFirst();
  const { not_paid_reason } =
    written ??
    (await tx
      .selectFrom('content_progress')
      .select('not_paid_reason')
      .where('user_id', '=', userId)
      .where('content_id', '=', lessonId)
      .executeTakeFirstOrThrow());
  return { isRepeat: written === undefined, isTooFast: not_paid_reason === 'too_fast' };
}

/** Writes that a lesson which was completed too fast has had its time. */
export async function clearTooFast(tx: Tx, { userId, lessonId, now }: Step): Promise<void> {
  await tx
    .updateTable('content_progress')
    .set({ not_paid_reason: null, time_counted_at: now })
    .where('user_id', '=', userId)
    .where('content_id', '=', lessonId)
    .execute();
}

/**
 * A course is completed once; adding a lesson later does not undo that.
 * @returns whether it was not completed before
 */
export async function insertCourseCompletion(
  tx: Tx,
  { userId, courseId, now }: { userId: number; courseId: number; now: Date },
): Promise<boolean> {
  const row = await tx
    .insertInto('course_completions')
    .values({ user_id: userId, course_id: courseId, completed_at: now })
    .onConflict((oc) => oc.doNothing())
    .returning('course_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertAttempt(
  tx: Tx,
  attempt: Step & { attempt: number; roundAttempt: number; answers: Answers; score: QuizScore },
): Promise<void> {
  const { score } = attempt;
  await tx
    .insertInto('quiz_attempts')
    .values({
      user_id: attempt.userId,
      content_id: attempt.lessonId,
      attempt: attempt.attempt,
      round_attempt: attempt.roundAttempt,
      answers: JSON.stringify(attempt.answers),
      score: score.scorePercentage,
      correct_answers: score.correctAnswers,
      total_questions: score.totalQuestions,
      passed: score.passed,
      submitted_at: attempt.now,
    })
    .execute();
}

/**
 * Stores a submission, or replaces it while it is not graded; the teacher's feedback stays.
 * @returns undefined where it is graded
 */
export function upsertSubmission(
  tx: Tx,
  { userId, lessonId, text, fileId, now }: Step & { text: string; fileId: number | null },
) {
  return tx
    .insertInto('assignment_submissions')
    .values((eb) => ({
      user_id: userId,
      content_id: lessonId,
      course_id: eb
        .selectFrom('contents')
        .select('contents.course_id')
        .where('contents.content_id', '=', lessonId)
        .$asScalar()
        .$notNull(),
      text,
      file_id: fileId,
      submitted_at: now,
    }))
    .onConflict((oc) =>
      oc
        .constraint('assignment_submissions_user_content_key')
        .doUpdateSet((eb) => ({
          text,
          file_id: fileId,
          status: 'submitted',
          submitted_at: now,
          version: eb('assignment_submissions.version', '+', 1),
        }))
        .where('assignment_submissions.status', '<>', 'graded'),
    )
    .returning('submission_id')
    .executeTakeFirst();
}
