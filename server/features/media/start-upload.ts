import { randomUUID } from 'node:crypto';
import type { i18n } from 'i18next';
import type { MediaKind, MediaUpload } from '#contract/media.ts';
import { assertAnnouncement } from '../../files/index.ts';
import type { Deps } from '../../kit/deps.ts';
import { Failure } from '../../kit/failure.ts';
import type { Caller } from '../../plugins/session.ts';
import { countOpenUploads, insertUpload } from './media.store.ts';

/** Pieces of more files than this at once would be a fault, and could fill the disk. */
const MAX_OPEN_UPLOADS = 50;

/**
 * Begins a file that is sent in pieces; what its name and size make impossible is refused
 * before anything is sent.
 * @throws Failure UNSUPPORTED_MEDIA_TYPE, TOO_LARGE; INVALID_STATE where too many are open
 */
export async function startUpload(
  { database, now }: Deps,
  caller: Caller,
  { name, bytes, kinds }: { name: string; bytes: number; kinds?: MediaKind[] | undefined },
  t: i18n['t'],
): Promise<MediaUpload> {
  assertAnnouncement({ purpose: 'media', kinds: kinds ?? null }, { name, bytes }, t);
  if ((await countOpenUploads(database.db, caller.userId)) >= MAX_OPEN_UPLOADS) {
    throw new Failure('INVALID_STATE', { msg: t('desk.media.tooManyOpen') });
  }
  return insertUpload(database.db, {
    owner_user_id: caller.userId,
    folder: randomUUID(),
    original_name: name,
    bytes,
    kinds: kinds ?? null,
    created_at: now(),
  });
}
