import type { LessonDetail, LessonListItem, QuizResult } from '#contract/learning.ts';
import type { Viewer } from '#domain/course-access.ts';
import {
  hasLessonData,
  presentLessonData,
  readLessonData,
} from '#server/features/lessons/index.ts';
import type { AttemptRow, getLesson, LessonRow, SubmissionRow } from './learning.queries.ts';
import type { TeachingLesson } from './lessons-to-read.rules.ts';
import { decideCompletion } from './mark-as-completed.rules.ts';
import { presentSubmission } from './present-own-submission.ts';
import { presentQuizResult } from './present-quiz-result.ts';
import type { Answers } from './quiz-answers.rules.ts';
import { standingOf } from './quiz-attempts.rules.ts';

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
