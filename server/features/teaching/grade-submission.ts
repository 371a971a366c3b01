import type { SubmissionDetail } from '#contract/teaching.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import { assertMayDecideAbout } from '#server/auth/assert-may-decide-about.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { recordCompletion } from '#server/features/learning/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { decideGrade, decideReturn } from './grading.rules.ts';
import { presentSubmissionDetail, readTask } from './present-submission.ts';
import { getSubmission, type SubmissionDetailRow } from './submissions.queries.ts';
import { taughtBy } from './taught-by.ts';
import { updateGrade } from './teaching.store.ts';

interface Grade {
  submissionId: number;
  feedback: string;
  /** The version that the teacher has read; undefined: whatever it is now. */
  version: number | undefined;
}

/**
 * A submission, locked until the transaction ends. Submitting and completing take the same lock,
 * the learner's, so that they do not deadlock.
 * @throws AppError NOT_FOUND; FORBIDDEN for the grader's own: an admin who learns could pay themself
 */
async function lockSubmissionDetail(
  tx: Tx,
  grader: CurrentUser,
  submissionId: number,
): Promise<SubmissionDetailRow> {
  const { user_id: userId } = await getSubmission(tx, taughtBy(grader), submissionId);
  const actorUserId = grader.userId;
  await assertMayDecideAbout(tx, { what: 'submission', ownerUserId: userId, actorUserId });
  await lockAccounts(tx, userId);
  return getSubmission(tx, taughtBy(grader), submissionId);
}

const stateOf = (submission: SubmissionDetailRow) => ({
  version: submission.version,
  isCompleted: submission.completed_at !== null,
});

function refuse(
  code: 'STALE_VERSION' | 'INVALID_STATE',
  submission: SubmissionDetailRow,
  grader: CurrentUser,
): AppError {
  if (code === 'STALE_VERSION')
    return new AppError(code, { data: presentSubmissionDetail(submission, grader) });
  return new AppError(code, { msg: 'messages.teaching.alreadyCompleted' });
}

async function finish(
  tx: Tx,
  grader: CurrentUser,
  before: SubmissionDetailRow,
  verb: 'grade' | 'return',
  now: Date,
): Promise<SubmissionDetail> {
  const after = await getSubmission(tx, taughtBy(grader), before.submission_id);
  const facts = ({ status, score, feedback }: SubmissionDetailRow) => ({ status, score, feedback });
  await recordAudit(tx, grader, {
    action: `submission.${verb}`,
    entity: 'submission',
    entityId: before.submission_id,
    before: facts(before),
    after: facts(after),
    now,
  });
  return presentSubmissionDetail(after, grader);
}

/**
 * Notifies a learner of their grade, after every grading.
 * @param score null: the submission was returned
 */
function notifyGraded(
  tx: Tx,
  submission: SubmissionDetailRow,
  score: number | null,
  now: Date,
): Promise<void> {
  const { user_id: userId, course_id, content_id, submission_id, version } = submission;
  const notice = { to: { userId }, cause: `${submission_id}.${version}`, now };
  const lesson = { course_id, content_id };
  return score === null
    ? notify(tx, { ...notice, kind: 'submission_returned', params: lesson })
    : notify(tx, { ...notice, kind: 'submission_graded', params: { ...lesson, score } });
}

/**
 * Grades a submission, or grades it again. At or above the pass mark the lesson is completed in the
 * same transaction; that pays once, and a lower grade later undoes nothing.
 * @throws AppError NOT_FOUND, also where another teaches the course
 * @throws AppError FORBIDDEN for one's own submission
 * @throws AppError STALE_VERSION, with the current submission in `data`
 */
export function gradeSubmission(
  { database, now }: Dependencies,
  grader: CurrentUser,
  { submissionId, score, feedback, version }: Grade & { score: number },
): Promise<SubmissionDetail> {
  return inTransaction(database.db, async (tx) => {
    const submission = await lockSubmissionDetail(tx, grader, submissionId);
    const passMark = readTask(submission.content_data).pass_mark;
    const decision = decideGrade(stateOf(submission), { score, passMark, version });
    if (decision !== 'complete' && decision !== 'grade') {
      throw refuse(decision, submission, grader);
    }
    const at = now();
    const grade = { submissionId, feedback, graderUserId: grader.userId, now: at };
    await updateGrade(tx, { ...grade, score });
    if (decision === 'complete') {
      await recordCompletion(tx, {
        userId: submission.user_id,
        lessonId: submission.content_id,
        course: { course_id: submission.course_id, points_reward: submission.points_reward },
        now: at,
      });
    }
    await notifyGraded(tx, submission, score, at);
    return finish(tx, grader, submission, 'grade', at);
  });
}

/**
 * Returns a submission to be improved. A grade below the pass mark is removed with it; the audit
 * has it.
 * @throws AppError NOT_FOUND, also where another teaches the course
 * @throws AppError FORBIDDEN for one's own submission
 * @throws AppError STALE_VERSION, with the current submission in `data`
 * @throws AppError INVALID_STATE where it has completed its lesson
 */
export function returnSubmission(
  { database, now }: Dependencies,
  grader: CurrentUser,
  { submissionId, feedback, version }: Grade,
): Promise<SubmissionDetail> {
  return inTransaction(database.db, async (tx) => {
    const submission = await lockSubmissionDetail(tx, grader, submissionId);
    const decision = decideReturn(stateOf(submission), version);
    if (decision !== 'return') throw refuse(decision, submission, grader);
    const at = now();
    const grade = { submissionId, feedback, graderUserId: grader.userId, now: at };
    await updateGrade(tx, { ...grade, score: null });
    await notifyGraded(tx, submission, null, at);
    return finish(tx, grader, submission, 'return', at);
  });
}
