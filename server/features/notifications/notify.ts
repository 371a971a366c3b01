import type { Tx } from '#database/open.ts';
import {
  isOnByDefault,
  type NoticeKind,
  type NoticeParams,
  noticeKinds,
} from '#domain/notice-kinds.ts';
import { type Job, queueJobs } from '#server/lib/queue/define-job.ts';
import { noticeEmailJob } from './notice-email-job.ts';
import { insertNotices, type NoticeRecipients } from './notifications.store.ts';

interface Occasion<Kind extends NoticeKind> {
  kind: Kind;
  to: NoticeRecipients;
  params: NoticeParams<Kind>;
  /** The cause: what happened, and the how manieth time. */
  cause: string | number;
  /** Who caused it: nobody is told of what they did themselves. */
  byUserId?: number | null;
  /** The email of its own that says it already, instead of the usual one; null: sent elsewhere. */
  email?: OwnEmail | null;
  now: Date;
}

/** An email of a feature's own; the reader's choice decides whether it is sent. */
interface OwnEmail {
  queue: (tx: Tx, userIds: readonly number[], now: Date) => Promise<void>;
}

/** An email of a feature's own for `notify`. */
export function ownEmail<Payload extends object>(
  job: Job<Payload, never>,
  payload: Payload,
): OwnEmail {
  return {
    queue: (tx, userIds, now) =>
      queueJobs(
        tx,
        job,
        userIds.map((userId) => ({ payload, userId })),
        now,
      ),
  };
}

/**
 * Tells people of something in the transaction that makes it true, unless they have switched that
 * kind off: a row of their list, an email in the queue, or both. The same cause is told once.
 */
export async function notify<Kind extends NoticeKind>(
  tx: Tx,
  occasion: Occasion<Kind>,
): Promise<void> {
  const { kind, to, params, cause, byUserId = null, email, now } = occasion;
  const { link } = noticeKinds[kind] as { link: (params: object) => string };
  const toEmail = await insertNotices(tx, {
    kind,
    to,
    exceptUserId: byUserId,
    params,
    link: link(params),
    dedupeKey: String(cause),
    isOn: { in_app: isOnByDefault(kind, 'in_app'), email: isOnByDefault(kind, 'email') },
    now,
  });
  if (email === null) return;
  const usual = () => ownEmail(noticeEmailJob, { notice: kind, params: { ...params } });
  await (email ?? usual()).queue(tx, toEmail, now);
}
