import type { i18n } from 'i18next';
import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../dependencies.ts';
import type { Caller } from '../../http/session.ts';
import { Failure } from '../../lib/app-error.ts';
import { getOpenContent } from './learning.queries.ts';
import { decideCompletion } from './learning.rules.ts';
import { openContent } from './learning.store.ts';
import { secondsUntilPaid } from './pace.rules.ts';
import { recordCompletion } from './record-completion.ts';

/**
 * Completes a content for a learner who has done what its type asks for. Faster than anybody
 * can read it completes as well, and earns nothing.
 * @throws Failure NOT_FOUND, also where the course does not own the content
 * @throws Failure CONTENT_LOCKED
 * @throws Failure NOT_YET_COMPLETABLE with what is still missing
 */
export function completeContent(
  { database, now }: Deps,
  caller: Caller,
  { content_id: contentId, course_id: courseId }: { content_id: number; course_id: number },
  t: i18n['t'],
) {
  const { userId } = caller;
  const at = now();
  return inTransaction(database.db, async (tx) => {
    const { content, course } = await getOpenContent(tx, contentId, caller);
    if (content.course_id !== courseId) throw new Failure('NOT_FOUND');
    const decision = decideCompletion({
      type: content.type,
      progress: content.progress ?? 0,
      isCompleted: content.completed_at !== null,
    });
    if (decision === 'not_yet') {
      const msg = t(`learningMessages.notYet.${content.type}`);
      throw new Failure('NOT_YET_COMPLETABLE', { msg });
    }
    const openedAt = await openContent(tx, { userId, contentId, now: at });
    const lesson = { type: content.type, minutes: content.duration, openedAt, now: at };
    const reason = secondsUntilPaid(lesson) > 0 ? 'too_fast' : null;
    const completion = await recordCompletion(tx, { userId, contentId, course, now: at, reason });
    return { status: 'completed' as const, ...completion };
  });
}
