import type {
  AssignmentSubmission,
  LessonDetail,
  LessonListItem,
  MyCourse,
  QuizResult,
} from '#contract/learning.ts';
import type { Viewer } from '#domain/course-access.ts';
import { type ProgressRow, percentOf } from '#server/features/courses/index.ts';
import {
  hasLessonData,
  presentLessonData,
  readLessonData,
  type StoredQuiz,
} from '#server/features/lessons/index.ts';
import type {
  AttemptRow,
  getLesson,
  LessonRow,
  listMyCourses,
  SubmissionRow,
} from './learning.queries.ts';
import { lessonsToRead, type TeachingLesson } from './lessons-to-read.rules.ts';
import { decideCompletion } from './mark-as-completed.rules.ts';
import type { Answers } from './quiz-answers.rules.ts';
import { attemptsLeft, type QuizStanding, standingOf } from './quiz-attempts.rules.ts';
import { isReviewOpen, reviewAnswers, wrongQuestions } from './quiz-review.rules.ts';
import type { QuizScore } from './quiz-score.rules.ts';

type Lock = LessonListItem['locked'];

/** A lesson in a course's list. */
export function presentLesson(row: LessonRow, locked: Lock): LessonListItem {
  return {
    ...row,
    locked,
    user_progress: row.progress ?? 0,
    completed_by_user: row.completed_at !== null,
    waits_for_teacher: row.completed_at === null && row.waiting_submission_id !== null,
  };
}

/** The result of a quiz submission; the right answers only where they may be shown. */
export function presentQuizResult(
  quiz: StoredQuiz,
  score: QuizScore,
  answers: Answers,
  standing: QuizStanding,
  lessons: readonly TeachingLesson[],
): QuizResult {
  return {
    ...score,
    attempts_used: standing.attemptsUsed,
    attempts_left: attemptsLeft(standing),
    next_attempt_at: standing.nextAttemptAt?.toISOString() ?? null,
    wrong_questions: standing.hasPassed
      ? null
      : lessonsToRead(wrongQuestions(quiz.questions, answers), lessons),
    review: isReviewOpen(standing) ? reviewAnswers(quiz.questions, answers) : null,
  };
}

/** The result of a learner's last attempt; null where there is none, or the quiz is gone. */
function presentAttempt(
  stored: unknown,
  { attempt, lessons, now }: Pick<LessonParts, 'attempt' | 'lessons' | 'now'>,
): QuizResult | null {
  const quiz = readLessonData('quiz', stored);
  if (quiz === null || attempt === undefined) return null;
  const score = {
    scorePercentage: attempt.score,
    correctAnswers: attempt.correct_answers,
    totalQuestions: attempt.total_questions,
    passed: attempt.passed,
  };
  const standing = standingOf(quiz, attempt, now);
  return presentQuizResult(quiz, score, attempt.answers as Answers, standing, lessons);
}

/** A submission, as its learner and its teacher see it. */
export function presentSubmission(
  row: Omit<SubmissionRow, 'user_id' | 'graded_by'>,
): AssignmentSubmission {
  return {
    submission_id: row.submission_id,
    status: row.status,
    text: row.text,
    file_url:
      row.file_id === null ? null : `/api/assignment/file?submission_id=${row.submission_id}`,
    file_name: row.file_name,
    file_bytes: row.file_bytes,
    score: row.score,
    feedback: row.feedback,
    submitted_at: row.submitted_at.toISOString(),
    graded_at: row.graded_at?.toISOString() ?? null,
  };
}

interface LessonParts {
  earning: LessonDetail['earning'];
  found: Awaited<ReturnType<typeof getLesson>>;
  /** All lessons of the course in their order. */
  siblings: readonly LessonRow[];
  attempt: AttemptRow | undefined;
  /** Where the attempt was failed: what the course teaches. */
  lessons: readonly TeachingLesson[];
  now: Date;
  submission: SubmissionRow | undefined;
}

/** A lesson on its own page; nothing of its body, answers included, while it is locked. */
export function presentLessonDetail(
  { found, earning, siblings, submission, ...quiz }: LessonParts,
  viewer: Viewer,
): LessonDetail {
  const { content, course, lock } = found;
  const index = siblings.findIndex((row) => row.content_id === content.content_id);
  const isOpen = lock === null;
  const decision = decideCompletion({
    type: content.type,
    progress: content.progress ?? 0,
    isCompleted: content.completed_at !== null,
  });
  const data = isOpen
    ? presentLessonData(content.type, content.content_data, content.rendered)
    : null;
  return {
    ...presentLesson(content, lock),
    content_data: data,
    is_data_invalid: isOpen && data === null && hasLessonData(content.content_data),
    position_seconds: content.position_seconds ?? 0,
    quiz_result: isOpen ? presentAttempt(content.content_data, quiz) : null,
    submission: isOpen && submission ? presentSubmission(submission) : null,
    previous_content_id: siblings[index - 1]?.content_id ?? null,
    next_content_id: siblings[index + 1]?.content_id ?? null,
    course: {
      course_id: course.course_id,
      title: course.title,
      title_zh: course.title_zh,
      points_required: course.points_required,
    },
    completable: viewer !== null && isOpen && decision === 'complete',
    earning,
  };
}

/** A course in the learner's own list. */
export function presentMyCourse(
  row: Awaited<ReturnType<typeof listMyCourses>>[number],
  progress: ProgressRow,
): MyCourse {
  return {
    ...row,
    ...progress,
    percent: percentOf(progress),
    last_activity_at: row.last_activity_at.toISOString(),
  };
}
