import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readLessonData, type StoredQuiz } from '#server/features/lessons/index.ts';
import { earnForSubject, lockAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import {
  type AttemptRow,
  findLastAttempt,
  getAttempt,
  getOpenLesson,
  listTeachingLessons,
} from './learning.queries.ts';
import { insertAttempt, openContent, upsertProgress } from './learning.store.ts';
import { presentQuizResult } from './present-quiz-result.ts';
import { type Answers, readAnswers } from './quiz-answers.rules.ts';
import {
  afterAttempt,
  decideAttempt,
  type QuizStanding,
  standingOf,
} from './quiz-attempts.rules.ts';
import { type QuizScore, scoreQuiz } from './quiz-score.rules.ts';
import { type Completed, type CompletionInput, recordCompletion } from './record-completion.ts';

const NOTHING_COMPLETED: Completed = {
  pointsEarned: 0,
  not_paid_reason: null,
  points_owed: 0,
  course_completed: false,
  course_points_earned: 0,
  course_points_owed: 0,
  welcome_points_earned: 0,
};

/** @throws AppError VALIDATION_FAILED naming each question without a possible answer */
function checkAnswers(quiz: StoredQuiz, given: Answers): Answers {
  const { answers, problems } = readAnswers(quiz.questions, given);
  if (Object.keys(problems).length === 0) return answers;
  throw new AppError('VALIDATION_FAILED', {
    msg: 'messages.learning.answerAll',
    fields: Object.fromEntries(
      Object.entries(problems).map(([id, problem]) => [
        `answers.${id}`,
        `validation.${problem}` as const,
      ]),
    ),
  });
}

interface Submission {
  content_id: number;
  answers: Answers;
  /** The number of the attempt within its round; undefined: another attempt. */
  attempt?: number | undefined;
}

interface ScoredAnswers {
  answers: Answers;
  score: QuizScore;
  /** As it is with these answers. */
  standing: QuizStanding;
}

/** An attempt that was made before, by its number within the present round. */
async function getMade(
  tx: Tx,
  {
    last,
    standing,
    roundAttempt,
  }: { last: AttemptRow; standing: QuizStanding; roundAttempt: number },
): Promise<ScoredAnswers> {
  const number = last.attempt - (last.round_attempt - roundAttempt);
  const made = await getAttempt(tx, last.user_id, last.content_id, number);
  const score = {
    correctAnswers: made.correct_answers,
    totalQuestions: made.total_questions,
    scorePercentage: made.score,
    passed: made.passed,
  };
  return { answers: made.answers as unknown as Answers, score, standing };
}

/**
 * Scores a learner's answers to a quiz. An attempt is used up unless they have passed
 * before: then it is practice. Passing completes the lesson and earns. A repeated
 * attempt number gets its first result again.
 * @throws AppError NOT_FOUND, also where the lesson is no quiz
 * @throws AppError CONTENT_LOCKED, ATTEMPTS_EXHAUSTED
 * @throws AppError UNAVAILABLE where the stored quiz cannot be read
 * @throws AppError VALIDATION_FAILED unless every question has an answer among its options
 */
export function submitQuiz(
  { database, now }: Dependencies,
  currentUser: CurrentUser,
  { content_id: lessonId, answers: given, attempt: roundAttempt }: Submission,
) {
  const { userId } = currentUser;
  const at = now();
  const step = { userId, lessonId, now: at };
  return inTransaction(database.db, async (tx) => {
    const { content, course } = await getOpenLesson(tx, lessonId, currentUser, at);
    if (content.type !== 'quiz') throw new AppError('NOT_FOUND');
    const quiz = readLessonData('quiz', content.content_data);
    if (quiz === null || quiz.questions.length === 0) throw new AppError('UNAVAILABLE');
    const answers = checkAnswers(quiz, given);

    // Attempts are counted under the lock: of many at once none is used twice.
    await lockAccounts(tx, userId);
    await openContent(tx, step);
    const last = await findLastAttempt(tx, userId, lessonId);
    const before = standingOf(quiz, last, at);
    const isMade = last && roundAttempt !== undefined && roundAttempt <= before.attemptsUsed;
    const scored = isMade
      ? await getMade(tx, { last, standing: before, roundAttempt })
      : await makeAttempt(tx, step, { quiz, answers, before, attempt: (last?.attempt ?? 0) + 1 });
    const { standing } = scored;
    const lessons = standing.hasPassed ? [] : await listTeachingLessons(tx, content);
    const result = presentQuizResult(quiz, scored.score, scored.answers, standing, lessons);
    if (!standing.hasPassed) return { ...result, ...NOTHING_COMPLETED };
    return { ...result, ...(await recordPass(tx, { ...step, course })) };
  });
}

interface NewAttempt {
  quiz: StoredQuiz;
  answers: Answers;
  before: QuizStanding;
  /** Its number of all attempts of the learner at the quiz. */
  attempt: number;
}

/** @throws AppError ATTEMPTS_EXHAUSTED */
async function makeAttempt(
  tx: Tx,
  step: { userId: number; lessonId: number; now: Date },
  { quiz, answers, before, attempt }: NewAttempt,
): Promise<ScoredAnswers> {
  const decision = decideAttempt(before);
  if (decision === 'exhausted') throw new AppError('ATTEMPTS_EXHAUSTED');
  const score = scoreQuiz(quiz, answers);
  if (decision === 'practice') return { answers, score, standing: before };
  const roundAttempt = before.attemptsUsed + 1;
  await insertAttempt(tx, { ...step, attempt, roundAttempt, answers, score });
  await upsertProgress(tx, { ...step, progress: 0 });
  const after = afterAttempt(before, { ...score, attempt }, step.now);
  return { answers, score, standing: standingOf(quiz, after, step.now) };
}

/** Pays for passing and completes the lesson; `pointsEarned` is both together. */
async function recordPass(tx: Tx, pass: CompletionInput): Promise<Completed> {
  const { userId, lessonId, now } = pass;
  const passed = await earnForSubject(tx, {
    userId,
    kind: 'quiz_pass',
    subject: { kind: 'content', id: lessonId },
    now,
  });
  const completed = await recordCompletion(tx, pass);
  const pointsEarned = passed.pointsEarned + completed.pointsEarned;
  const not_paid_reason = pointsEarned > 0 ? null : passed.not_paid_reason;
  const points_owed = passed.points_owed + completed.points_owed;
  return { ...completed, pointsEarned, not_paid_reason, points_owed };
}
