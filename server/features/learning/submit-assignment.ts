import type { AssignmentSubmission } from '#contract/learning.ts';
import type { Db, Tx } from '#database/open.ts';
import type { CurrentUser } from '#server/auth/current-user.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { readLessonData } from '#server/features/lessons/index.ts';
import { notify } from '#server/features/notifications/index.ts';
import { lockAccounts } from '#server/features/points/index.ts';
import {
  commitFile,
  discardFile,
  releaseFile,
  type StagedUpload,
  storeUpload,
} from '#server/files/index.ts';
import { findFirstResult, inTransactionOnce, type KeyClaim } from '#server/http/idempotency.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findSubmission, getOpenLesson, type SubmissionRow } from './learning.queries.ts';
import { upsertProgress, upsertSubmission } from './learning.store.ts';
import { presentSubmission } from './present-own-submission.ts';
import { decideHandingIn } from './submit-assignment.rules.ts';

/** The input of a submission. */
export interface Work {
  content_id: number;
  /** May be empty where there is a file. */
  text: string;
  /** Removes the earlier file. */
  remove_file: boolean;
}

/** @throws AppError NOT_FOUND, CONTENT_LOCKED, UNAVAILABLE */
async function getOpenAssignment(db: Db, lessonId: number, currentUser: CurrentUser, now: Date) {
  const { content } = await getOpenLesson(db, lessonId, currentUser, now);
  if (content.type !== 'assignment') throw new AppError('NOT_FOUND');
  const assignment = readLessonData('assignment', content.content_data);
  if (assignment === null) throw new AppError('UNAVAILABLE');
  return assignment;
}

/**
 * Submits a learner's assignment, or replaces the submission until it is graded. A new file
 * replaces the earlier one, which is removed after the commit.
 * @throws AppError NOT_FOUND, also where the lesson is no assignment
 * @throws AppError CONTENT_LOCKED
 * @throws AppError UNAVAILABLE where the stored task cannot be read
 * @throws AppError INVALID_STATE where the submission is graded
 * @throws AppError VALIDATION_FAILED where there is neither text nor file, no file where one is
 *   required, or one where none is allowed
 * @throws AppError UNSUPPORTED_MEDIA_TYPE, TOO_LARGE for the file
 */
export async function submitAssignment(
  dependencies: Dependencies,
  currentUser: CurrentUser,
  { work, upload, claim }: { work: Work; upload: StagedUpload | null; claim: KeyClaim | null },
): Promise<{ submission: AssignmentSubmission }> {
  const { db } = dependencies.database;
  const first = claim && (await findFirstResult<WrittenSubmission>(db, claim));
  if (first) return { submission: first.submission };
  // Checked before the file is stored, to avoid useless work, and again under the lock.
  await getOpenAssignment(db, work.content_id, currentUser, dependencies.now());
  const owner = { purpose: 'assignment', ownerUserId: currentUser.userId } as const;
  const newFileId = upload && (await storeUpload(dependencies, upload, owner));
  const writing = inTransactionOnce(db, claim, (tx) =>
    writeSubmission(tx, currentUser, { work, newFileId, now: dependencies.now() }),
  );
  const { result, isRepeat } = await writing.catch(async (error: unknown) => {
    if (newFileId !== null) await discardFile(dependencies, newFileId);
    throw error;
  });
  // The submission is committed; should this fail, maintenance removes the file.
  const unneeded = isRepeat ? newFileId : result.releasedFileId;
  if (unneeded !== null) await discardFile(dependencies, unneeded).catch(() => {});
  return { submission: result.submission };
}

interface WrittenSubmission {
  submission: AssignmentSubmission;
  /** The earlier file, where it was replaced or removed. */
  releasedFileId: number | null;
}

/** Tells the teacher of a course of a submission, the first and each further one. */
function notifyTeacher(tx: Tx, submission: SubmissionRow, now: Date): Promise<void> {
  const { submission_id, course_id, user_id: person_id, version } = submission;
  return notify(tx, {
    kind: 'submission_received',
    to: { teacherOf: course_id },
    params: { submission_id, course_id, person_id },
    cause: `${submission_id}.${version}`,
    byUserId: person_id,
    now,
  });
}

async function writeSubmission(
  tx: Tx,
  currentUser: CurrentUser,
  { work, newFileId, now }: { work: Work; newFileId: number | null; now: Date },
): Promise<WrittenSubmission> {
  const { content_id: lessonId, text } = work;
  const { userId } = currentUser;
  const step = { userId, lessonId, now };
  const assignment = await getOpenAssignment(tx, lessonId, currentUser, step.now);
  // Of two files submitted at once the second has to see the first, to release it.
  await lockAccounts(tx, userId);
  const earlier = await findSubmission(tx, userId, lessonId);
  const oldFileId = earlier?.file_id ?? null;
  const previousFileId = work.remove_file ? null : oldFileId;
  const decision = decideHandingIn({
    status: earlier?.status ?? null,
    text,
    hasNewFile: newFileId !== null,
    reusesPreviousFile: previousFileId !== null,
    file: assignment.file,
  });
  if (decision === 'needs_file' || decision === 'takes_no_file') {
    const file =
      decision === 'needs_file'
        ? 'learning.assignment.fileNeeded'
        : 'messages.learning.fileNotTaken';
    throw new AppError('VALIDATION_FAILED', { fields: { file } });
  }
  if (decision === 'empty') {
    throw new AppError('VALIDATION_FAILED', {
      fields: { text: 'messages.learning.submissionEmpty' },
    });
  }
  const fileId = newFileId ?? previousFileId;
  const isWritten =
    decision === 'hand_in' && (await upsertSubmission(tx, { ...step, text, fileId }));
  if (!isWritten) throw new AppError('INVALID_STATE', { msg: 'messages.learning.alreadyGraded' });
  if (newFileId !== null) await commitFile(tx, newFileId);
  const releasedFileId = oldFileId === fileId ? null : oldFileId;
  if (releasedFileId !== null) await releaseFile(tx, releasedFileId);
  await upsertProgress(tx, { ...step, progress: 0 });
  const written = await findSubmission(tx, userId, lessonId);
  if (!written) throw new Error('the submission that was just stored is missing');
  await notifyTeacher(tx, written, step.now);
  return { submission: presentSubmission(written), releasedFileId };
}
