import type { TaughtLearner } from '#contract/course-learners.ts';
import type { SubmissionDetail, SubmissionListItem, TaughtCourse } from '#contract/teaching.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import { mayDecideAbout } from '#server/auth/may-decide-about.rules.ts';
import {
  type LearnerStanding,
  percentOf,
  presentAccess,
  presentEndedAccess,
} from '#server/features/courses/index.ts';
import { presentSubmission } from '#server/features/learning/index.ts';
import { readLessonData, renderedOr } from '#server/features/lessons/index.ts';
import type { UsedUpQuiz } from './quiz-attempts.queries.ts';
import type { QueuedSubmissionRow, SubmissionDetailRow } from './submissions.queries.ts';
import type { LearnerRow, listTaughtCourses } from './teaching.queries.ts';

/** The pass mark where the stored task cannot be parsed any more: only full marks complete it. */
const UNREADABLE_PASS_MARK = 100;

/** The stored task of a submission; without text where it cannot be parsed any more. */
export function readTask(lessonData: unknown) {
  const task = readLessonData('assignment', lessonData);
  return task ?? { html: '', html_zh: '', pass_mark: UNREADABLE_PASS_MARK };
}

export function presentTaughtCourse(
  row: Awaited<ReturnType<typeof listTaughtCourses>>['list'][number],
): TaughtCourse {
  return row;
}

interface LearnerFacts {
  totalLessons: number;
  usedUp: readonly UsedUpQuiz[];
  standing: LearnerStanding | undefined;
  /** Teachers see no email. */
  seesEmails: boolean;
}

/** A learner's progress in a course of so many lessons, and why it is open to them. */
export function presentLearner(
  row: LearnerRow,
  { totalLessons, usedUp, standing, seesEmails }: LearnerFacts,
): TaughtLearner {
  return {
    user_id: row.user_id,
    name: row.name,
    avatar: row.avatar,
    email: seesEmails ? row.email : null,
    access: standing === undefined ? null : presentAccess(standing),
    access_ended: standing === undefined ? null : presentEndedAccess(standing),
    percent: percentOf({
      completed_contents: row.completed_contents,
      total_contents: totalLessons,
    }),
    completed_contents: row.completed_contents,
    begun_at: row.begun_at.toISOString(),
    last_activity_at: row.last_activity_at.toISOString(),
    completed_at: row.completed_at?.toISOString() ?? null,
    used_up_quizzes: usedUp
      .filter(({ user_id }) => user_id === row.user_id)
      .map(({ user_id: _, next_attempt_at, ...quiz }) => ({
        ...quiz,
        next_attempt_at: next_attempt_at?.toISOString() ?? null,
      })),
  };
}

/** A submission in the queue. */
export function presentSubmissionItem(row: QueuedSubmissionRow): SubmissionListItem {
  return {
    ...row,
    has_file: row.file_id !== null,
    submitted_at: row.submitted_at.toISOString(),
    graded_at: row.graded_at?.toISOString() ?? null,
  };
}

/** A submission as its teacher reads and grades it. */
export function presentSubmissionDetail(
  row: SubmissionDetailRow,
  viewer: CurrentUser,
): SubmissionDetail {
  const task = readTask(row.content_data);
  const shown = renderedOr('assignment', row.content_data, row.rendered);
  return {
    ...presentSubmissionItem(row),
    ...presentSubmission(row),
    version: row.version,
    task_html: shown?.html ?? '',
    task_html_zh: shown?.html_zh ?? '',
    pass_mark: task.pass_mark,
    completed_by_user: row.completed_at !== null,
    gradable: mayDecideAbout(row.user_id, viewer.userId),
  };
}
