import type { Tx } from '#database/open.ts';
import {
  isOnByDefault,
  type NoticeKind,
  type NoticeParams,
  noticeKinds,
} from '#domain/notice-kinds.ts';
import { insertNotices, type NoticeRecipients } from './notifications.store.ts';

interface Occasion<Kind extends NoticeKind> {
  kind: Kind;
  to: NoticeRecipients;
  params: NoticeParams<Kind>;
  /** The cause: what happened, and the how manieth time. */
  cause: string | number;
  /** Who caused it: nobody is told of what they did themselves. */
  byUserId?: number | null;
  now: Date;
}

/**
 * Tells people of something in the transaction that makes it true, unless they have switched that
 * kind off. The same cause is told once.
 */
export function notify<Kind extends NoticeKind>(tx: Tx, occasion: Occasion<Kind>): Promise<void> {
  const { kind, to, params, cause, byUserId = null, now } = occasion;
  const { link } = noticeKinds[kind] as { link: (params: object) => string };
  return insertNotices(tx, {
    kind,
    to,
    exceptUserId: byUserId,
    params,
    link: link(params),
    dedupeKey: String(cause),
    isOnByDefault: isOnByDefault(kind, 'in_app'),
    now,
  });
}
