import type { i18n } from 'i18next';
import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import type { Caller } from '../../plugins/session.ts';
import { readContentData } from './content-data.ts';
import { getOpenContent } from './learning.queries.ts';
import { upsertProgress, upsertSubmission } from './learning.store.ts';
import { presentSubmission } from './present-learning.ts';

/**
 * Hands in a learner's work, or hands it in anew until it is graded.
 * @throws Failure NOT_FOUND, also where the content is no assignment
 * @throws Failure CONTENT_LOCKED
 * @throws Failure UNAVAILABLE where the task cannot be shown as it is stored
 * @throws Failure INVALID_STATE where the work is graded
 */
export function submitAssignment(
  { database, now }: Deps,
  caller: Caller,
  { content_id: contentId, text }: { content_id: number; text: string },
  t: i18n['t'],
) {
  const step = { userId: caller.userId, contentId, now: now() };
  return inTransaction(database.db, async (tx) => {
    const { content } = await getOpenContent(tx, contentId, caller);
    if (content.type !== 'assignment') throw new Failure('NOT_FOUND');
    if (readContentData('assignment', content.content_data) === null) {
      throw new Failure('UNAVAILABLE');
    }
    const submission = await upsertSubmission(tx, { ...step, text });
    if (!submission) throw new Failure('INVALID_STATE', { msg: t('learningMessages.workGraded') });
    await upsertProgress(tx, { ...step, progress: 0 });
    return { submission: presentSubmission(submission) };
  });
}
