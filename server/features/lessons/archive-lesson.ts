import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../dependencies.ts';
import type { Caller } from '../../http/session.ts';
import { archiveRecord } from '../audit/index.ts';
import { contentRecord } from './edit-lesson.ts';
import { getEditableContent } from './lessons.queries.ts';
import { updateArchived } from './lessons.store.ts';

/**
 * Takes a content out of its course; what learners have done with it stays.
 * @returns its course, for whose learners it may have been the last open content
 * @throws Failure NOT_FOUND, also where it is not theirs to edit
 */
export async function archiveContent(
  deps: Deps,
  caller: Caller,
  contentId: number,
): Promise<number> {
  await archiveRecord(deps, caller, contentRecord(caller), contentId, (tx, at) =>
    updateArchived(tx, contentId, at, at),
  );
  const content = await inTransaction(deps.database.db, (tx) =>
    getEditableContent(tx, caller, contentId),
  );
  return content.course_id;
}

/**
 * Brings an archived content back to the place that it had. A course that learners have
 * completed without it stays completed.
 * @throws Failure NOT_FOUND, also where it is not archived
 */
export function unarchiveContent(deps: Deps, caller: Caller, contentId: number): Promise<void> {
  return archiveRecord(
    deps,
    caller,
    contentRecord(caller, true),
    contentId,
    (tx, at) => updateArchived(tx, contentId, null, at),
    'restore',
  );
}
