import type { Db } from '#database/open.ts';
import type { NoticeKind } from '#domain/notice-kinds.ts';
import { doNoticesRest } from '#server/mail/email-bounces.store.ts';
import { awaitQuietEnd } from './await-quiet-end.ts';
import { findEmailReader, wantsEmail } from './notifications.queries.ts';

/** The email of a notice that is about to leave. */
interface LeavingEmail {
  userId: number | null;
  kind: NoticeKind;
  now: Date;
}

/**
 * The present recipient of a notice's email; undefined: they are deactivated or removed, the
 * address was never verified or bounces, or they have switched the kind off since.
 * @throws JobPostponed in their quiet hours
 */
export async function awaitNoticeReader(db: Db, { userId, kind, now }: LeavingEmail) {
  const reader = userId === null ? undefined : await findEmailReader(db, userId);
  if (reader === undefined || reader.email_verified_at === null) return undefined;
  if (!(await wantsEmail(db, reader.user_id, kind))) return undefined;
  if (await doNoticesRest(db, reader.user_id, now)) return undefined;
  await awaitQuietEnd(db, reader.user_id, now);
  return reader;
}
