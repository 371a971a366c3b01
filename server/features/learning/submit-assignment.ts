import type { i18n } from 'i18next';
import type { AssignmentSubmission } from '#contract/learning.ts';
import { type Db, inTransaction } from '#database/open.ts';
import type { Deps } from '../../dependencies.ts';
import {
  discardFile,
  keepFile,
  releaseFile,
  type StagedUpload,
  storeUpload,
} from '../../files/index.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { lockAccounts } from '../points/index.ts';
import { decideHandingIn } from './assignment.rules.ts';
import { findSubmission, getOpenContent } from './learning.queries.ts';
import { upsertProgress, upsertSubmission } from './learning.store.ts';
import { readContentData } from './lesson-data.ts';
import { presentSubmission } from './present-learning.ts';

/** What a learner hands in. */
export interface Work {
  content_id: number;
  /** May be empty where there is a file. */
  text: string;
  /** Takes the earlier file back. */
  remove_file: boolean;
}

/** @throws Failure NOT_FOUND, CONTENT_LOCKED, UNAVAILABLE */
async function getOpenAssignment(db: Db, contentId: number, caller: Caller) {
  const { content } = await getOpenContent(db, contentId, caller);
  if (content.type !== 'assignment') throw new Failure('NOT_FOUND');
  const assignment = readContentData('assignment', content.content_data);
  if (assignment === null) throw new Failure('UNAVAILABLE');
  return assignment;
}

/**
 * Hands in a learner's work, or hands it in anew until it is graded. A new file takes the
 * place of the earlier one, which is removed after all of it is committed.
 * @throws Failure NOT_FOUND, also where the content is no assignment
 * @throws Failure CONTENT_LOCKED
 * @throws Failure UNAVAILABLE where the task cannot be shown as it is stored
 * @throws Failure INVALID_STATE where the work is graded
 * @throws Failure VALIDATION_FAILED where there is neither text nor file, no file where one is
 *   asked for, or one where none is
 * @throws Failure UNSUPPORTED_MEDIA_TYPE, TOO_LARGE for the file
 */
export async function submitAssignment(
  deps: Deps,
  caller: Caller,
  { work, upload }: { work: Work; upload: StagedUpload | null },
  t: i18n['t'],
): Promise<{ submission: AssignmentSubmission }> {
  const { db } = deps.database;
  // Looked at once before a file is stored for nothing, and again when it counts.
  await getOpenAssignment(db, work.content_id, caller);
  const owner = { purpose: 'assignment', ownerUserId: caller.userId } as const;
  const newFileId = upload && (await storeUpload(deps, upload, owner, t));
  const writing = writeSubmission(deps, caller, { work, newFileId }, t);
  const { submission, releasedFileId } = await writing.catch(async (error: unknown) => {
    if (newFileId !== null) await discardFile(deps, newFileId);
    throw error;
  });
  // The work is handed in; should this fail, housekeeping does it.
  if (releasedFileId !== null) await discardFile(deps, releasedFileId).catch(() => {});
  return { submission };
}

function writeSubmission(
  { database, now }: Deps,
  caller: Caller,
  { work, newFileId }: { work: Work; newFileId: number | null },
  t: i18n['t'],
) {
  const { content_id: contentId, text } = work;
  const { userId } = caller;
  const step = { userId, contentId, now: now() };
  return inTransaction(database.db, async (tx) => {
    const assignment = await getOpenAssignment(tx, contentId, caller);
    // Two files handed in at once: the second has to know of the first, to release it.
    await lockAccounts(tx, userId);
    const earlier = await findSubmission(tx, userId, contentId);
    const oldFileId = earlier?.file_id ?? null;
    const keptFileId = work.remove_file ? null : oldFileId;
    const decision = decideHandingIn({
      status: earlier?.status ?? null,
      text,
      hasNewFile: newFileId !== null,
      keepsOldFile: keptFileId !== null,
      file: assignment.file,
    });
    if (decision === 'needs_file' || decision === 'takes_no_file') {
      const needs = decision === 'needs_file';
      const sentence = t(`learningMessages.${needs ? 'workNeedsFile' : 'workTakesNoFile'}`);
      throw new Failure('VALIDATION_FAILED', { fields: { file: sentence } });
    }
    if (decision === 'empty') {
      throw new Failure('VALIDATION_FAILED', { fields: { text: t('learningMessages.workEmpty') } });
    }
    const fileId = newFileId ?? keptFileId;
    const isWritten =
      decision === 'hand_in' && (await upsertSubmission(tx, { ...step, text, fileId }));
    if (!isWritten) throw new Failure('INVALID_STATE', { msg: t('learningMessages.workGraded') });
    if (newFileId !== null) await keepFile(tx, newFileId);
    const releasedFileId = oldFileId === fileId ? null : oldFileId;
    if (releasedFileId !== null) await releaseFile(tx, releasedFileId);
    await upsertProgress(tx, { ...step, progress: 0 });
    const written = await findSubmission(tx, userId, contentId);
    if (!written) throw new Error('the work just handed in is not there');
    return { submission: presentSubmission(written), releasedFileId };
  });
}
