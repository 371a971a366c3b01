import type { Db } from '#database/open.ts';
import { attemptsLeft, standingOf } from '#server/features/learning/index.ts';
import { readLessonData } from '#server/features/lessons/index.ts';
import { AppError } from '#server/lib/app-error.ts';

/** A quiz that a learner has no attempts left at. */
export interface UsedUpQuiz {
  user_id: number;
  content_id: number;
  title: string;
  title_zh: string;
  next_attempt_at: Date | null;
}

/** The quizzes of a course at which these learners have used up their attempts. */
export async function listUsedUpQuizzes(
  db: Db,
  { courseId, userIds, now }: { courseId: number; userIds: readonly number[]; now: Date },
): Promise<UsedUpQuiz[]> {
  if (userIds.length === 0) return [];
  const rows = await db
    .selectFrom('contents as k')
    .innerJoin('quiz_attempts as a', 'a.content_id', 'k.content_id')
    .leftJoin('quiz_attempt_grants as g', (join) =>
      join.onRef('g.user_id', '=', 'a.user_id').onRef('g.content_id', '=', 'a.content_id'),
    )
    .distinctOn(['a.user_id', 'k.position', 'a.content_id'])
    .select([
      'a.user_id',
      'a.content_id',
      'a.passed',
      'a.round_attempt',
      'a.submitted_at',
      'a.attempt',
      'g.after_attempt',
      'k.title',
      'k.title_zh',
      'k.content_data',
    ])
    .where('k.course_id', '=', courseId)
    .where('k.archived_at', 'is', null)
    .where('k.type', '=', 'quiz')
    .where('a.user_id', 'in', userIds)
    .orderBy('a.user_id')
    .orderBy('k.position')
    .orderBy('a.content_id')
    .orderBy('a.attempt', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const quiz = readLessonData('quiz', row.content_data);
    if (quiz === null || row.passed) return [];
    const standing = standingOf(quiz, row, now);
    if (attemptsLeft(standing) !== 0) return [];
    const { user_id, content_id, title, title_zh } = row;
    return [{ user_id, content_id, title, title_zh, next_attempt_at: standing.nextAttemptAt }];
  });
}

/**
 * Checks that somebody learns in a course to which a quiz belongs.
 * @throws AppError NOT_FOUND
 */
export async function assertLearnerQuiz(
  db: Db,
  { courseId, userId, lessonId }: { courseId: number; userId: number; lessonId: number },
): Promise<void> {
  await db
    .selectFrom('contents as k')
    .innerJoin('course_learners as l', 'l.course_id', 'k.course_id')
    .select('k.content_id')
    .where('k.course_id', '=', courseId)
    .where('k.content_id', '=', lessonId)
    .where('k.type', '=', 'quiz')
    .where('k.archived_at', 'is', null)
    .where('l.user_id', '=', userId)
    .executeTakeFirstOrThrow(() => new AppError('NOT_FOUND'));
}
