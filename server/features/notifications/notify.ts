import type { Tx } from '#database/open.ts';
import {
  isOnByDefault,
  type NoticeKind,
  type NoticeParams,
  noticeKinds,
} from '#domain/notice-kinds.ts';
import { type Job, queueJobs } from '#server/lib/queue/define-job.ts';
import { noticeEmailJob } from './notice-email-job.ts';
import { noticePushJob } from './notice-push-job.ts';
import { insertNotices, type NoticeRecipients } from './notifications.store.ts';
import { listDevicesOf } from './push.store.ts';

interface Occasion<Kind extends NoticeKind> {
  kind: Kind;
  to: NoticeRecipients;
  params: NoticeParams<Kind>;
  /** Identifies the cause, with a counter where it can happen again: one cause notifies once. */
  cause: string | number;
  /** Who caused it: they get no notice of it. */
  byUserId?: number | null;
  /** The feature's own email instead of the usual one; null: the feature sends it itself. */
  email?: OwnEmail | null;
  now: Date;
}

/** An email of a feature's own; the recipient's settings decide whether it is sent. */
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

const defaultsOf = (kind: NoticeKind) => ({
  in_app: isOnByDefault(kind, 'in_app'),
  email: isOnByDefault(kind, 'email'),
  push: isOnByDefault(kind, 'push'),
});

const contentOf = <Kind extends NoticeKind>(
  kind: Kind,
  { params, cause }: Pick<Occasion<Kind>, 'params' | 'cause'>,
) => {
  const { link } = noticeKinds[kind] as { link: (params: object) => string };
  return { params, link: link(params), dedupeKey: String(cause) };
};

/** Queues a push to each device of those who want it there. */
async function queuePushes(
  tx: Tx,
  notices: readonly { userId: number; notificationId: number; byPush: boolean }[],
  now: Date,
): Promise<void> {
  const ofPerson = Map.groupBy(
    notices.filter(({ byPush }) => byPush),
    ({ userId }) => userId,
  );
  if (ofPerson.size === 0) return;
  const devices = await listDevicesOf(tx, [...ofPerson.keys()]);
  const jobs = devices.flatMap(({ user_id: userId, subscription_id }) =>
    (ofPerson.get(userId) ?? []).map(({ notificationId: notification_id }) => ({
      payload: { notification_id, subscription_id },
      userId,
    })),
  );
  await queueJobs(tx, noticePushJob, jobs, now);
}

/**
 * Notifies people of something in the transaction that makes it true, unless they have switched that
 * kind off: a row of their list, and an email and pushes in the queue. One cause notifies once.
 */
export async function notify<Kind extends NoticeKind>(
  tx: Tx,
  occasion: Occasion<Kind>,
): Promise<void> {
  const { kind, to, params, byUserId = null, email, now } = occasion;
  const toSend = await insertNotices(tx, {
    kind,
    content: { ...contentOf(kind, occasion), to },
    exceptUserId: byUserId,
    // What is sent elsewhere is sent at once.
    inDigest: email !== null,
    isOn: defaultsOf(kind),
    now,
  });
  await queuePushes(tx, toSend, now);
  if (email === null) return;
  const usual = () => ownEmail(noticeEmailJob, { notice: kind, params: { ...params } });
  const userIds = toSend.filter(({ byEmail }) => byEmail).map(({ userId }) => userId);
  await (email ?? usual()).queue(tx, userIds, now);
}

/** The notice of one of many people. */
interface OwnOccasion<Kind extends NoticeKind> extends Pick<Occasion<Kind>, 'params' | 'cause'> {
  userId: number;
}

/** The same for many people at once, each with a notice of their own: for scheduled work. */
export async function notifyEach<Kind extends NoticeKind>(
  tx: Tx,
  { kind, list, now }: { kind: Kind; list: readonly OwnOccasion<Kind>[]; now: Date },
): Promise<void> {
  const content = list.map((one) => ({ ...contentOf(kind, one), userId: one.userId }));
  const toSend = await insertNotices(tx, {
    kind,
    content,
    exceptUserId: null,
    inDigest: true,
    isOn: defaultsOf(kind),
    now,
  });
  await queuePushes(tx, toSend, now);
  const toEmail = toSend.filter(({ byEmail }) => byEmail);
  const jobs = toEmail.map(({ userId, params }) => ({
    payload: { notice: kind, params: params as Record<string, string | number | null> },
    userId,
  }));
  await queueJobs(tx, noticeEmailJob, jobs, now);
}
