import type { SubmissionDetail } from '#contract/teaching.ts';
import { inTransaction, type Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { recordAudit } from '#server/features/audit/index.ts';
import { recordCompletion } from '#server/features/learning/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { presentWorkDetail, readTask } from './present-submission.ts';
import { getWork, type WorkDetailRow } from './submissions.queries.ts';
import { decideGrade, decideReturn, taughtBy } from './teaching.rules.ts';
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
 * @throws AppError NOT_FOUND
 */
async function lockWork(tx: Tx, grader: CurrentUser, submissionId: number): Promise<WorkDetailRow> {
  const { user_id: userId } = await getWork(tx, taughtBy(grader), submissionId);
  await lockAccounts(tx, userId);
  return getWork(tx, taughtBy(grader), submissionId);
}

const stateOf = (work: WorkDetailRow) => ({
  user_id: work.user_id,
  version: work.version,
  isCompleted: work.completed_at !== null,
});

function refuse(
  code: 'FORBIDDEN' | 'STALE_VERSION' | 'INVALID_STATE',
  work: WorkDetailRow,
  grader: CurrentUser,
): AppError {
  if (code === 'STALE_VERSION')
    return new AppError(code, { data: presentWorkDetail(work, grader) });
  return new AppError(code, {
    msg: code === 'FORBIDDEN' ? 'messages.teaching.ownWork' : 'messages.teaching.alreadyCompleted',
  });
}

async function finish(
  tx: Tx,
  grader: CurrentUser,
  before: WorkDetailRow,
  verb: 'grade' | 'return',
  now: Date,
): Promise<SubmissionDetail> {
  const after = await getWork(tx, taughtBy(grader), before.submission_id);
  const facts = ({ status, score, feedback }: WorkDetailRow) => ({ status, score, feedback });
  await recordAudit(tx, grader, {
    action: `submission.${verb}`,
    entity: 'submission',
    entityId: before.submission_id,
    before: facts(before),
    after: facts(after),
    now,
  });
  return presentWorkDetail(after, grader);
}

/** Tells a learner their grade, after every grading. @param score null: the submission was returned */
function tellGraded(tx: Tx, work: WorkDetailRow, score: number | null, now: Date): Promise<void> {
  const { user_id: userId, course_id, content_id, submission_id, version } = work;
  const told = { to: { userId }, cause: `${submission_id}.${version}`, now };
  const lesson = { course_id, content_id };
  return score === null
    ? notify(tx, { ...told, kind: 'submission_returned', params: lesson })
    : notify(tx, { ...told, kind: 'submission_graded', params: { ...lesson, score } });
}

/**
 * Grades a submission, or grades it again. At or above the pass mark the lesson is completed in the
 * same transaction; that pays once, and a lower grade later undoes nothing.
 * @throws AppError NOT_FOUND, also where another teaches the course
 * @throws AppError FORBIDDEN for one's own submission
 * @throws AppError STALE_VERSION, with the current submission in `data`
 */
export function gradeWork(
  { database, now }: Dependencies,
  grader: CurrentUser,
  { submissionId, score, feedback, version }: Grade & { score: number },
): Promise<SubmissionDetail> {
  return inTransaction(database.db, async (tx) => {
    const work = await lockWork(tx, grader, submissionId);
    const passMark = readTask(work.content_data).pass_mark;
    const decision = decideGrade(stateOf(work), grader, { score, passMark, version });
    if (decision !== 'complete' && decision !== 'grade') {
      throw refuse(decision, work, grader);
    }
    const at = now();
    const grade = { submissionId, feedback, graderUserId: grader.userId, now: at };
    await updateGrade(tx, { ...grade, score });
    if (decision === 'complete') {
      await recordCompletion(tx, {
        userId: work.user_id,
        lessonId: work.content_id,
        course: { course_id: work.course_id, points_reward: work.points_reward },
        now: at,
      });
    }
    await tellGraded(tx, work, score, at);
    return finish(tx, grader, work, 'grade', at);
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
export function returnWork(
  { database, now }: Dependencies,
  grader: CurrentUser,
  { submissionId, feedback, version }: Grade,
): Promise<SubmissionDetail> {
  return inTransaction(database.db, async (tx) => {
    const work = await lockWork(tx, grader, submissionId);
    const decision = decideReturn(stateOf(work), grader, version);
    if (decision !== 'return') throw refuse(decision, work, grader);
    const at = now();
    const grade = { submissionId, feedback, graderUserId: grader.userId, now: at };
    await updateGrade(tx, { ...grade, score: null });
    await tellGraded(tx, work, null, at);
    return finish(tx, grader, work, 'return', at);
  });
}
