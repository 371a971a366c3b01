import { createHmac, timingSafeEqual } from 'node:crypto';
import { type NoticeKind, noticeKinds } from '#domain/notice-kinds.ts';
import { DAY_MS } from '#domain/units.ts';

/** How long the link of an email ends its kind. */
export const UNSUBSCRIBE_DAYS = 365;

/** Whose emails of which kind a link ends; that of a digest ends all. */
export interface Subscription {
  userId: number;
  kind: NoticeKind | 'digest';
}

const FORM = /^([1-9]\d{0,8})\.([a-z_]{1,50})\.(\d{1,6})\.([\w-]{43})$/;

const dayOf = (time: Date) => Math.floor(time.getTime() / DAY_MS);

const digestOf = (key: Buffer, text: string) => createHmac('sha256', key).update(text).digest();

/** What an email's link says: person, kind and last day, signed. */
export function unsubscribeTokenOf(key: Buffer, { userId, kind }: Subscription, now: Date): string {
  const text = `${userId}.${kind}.${dayOf(now) + UNSUBSCRIBE_DAYS}`;
  return `${text}.${digestOf(key, text).toString('base64url')}`;
}

/** What a token of ours says; null where it is forged, outdated or no token. */
export function readUnsubscribeToken(key: Buffer, token: string, now: Date): Subscription | null {
  const [, userId = '', kind = '', lastDay = '', signature = ''] = FORM.exec(token) ?? [];
  if (signature === '') return null;
  if (kind !== 'digest' && !Object.hasOwn(noticeKinds, kind)) return null;
  const digest = digestOf(key, `${userId}.${kind}.${lastDay}`);
  const given = Buffer.from(signature, 'base64url');
  if (given.length !== digest.length || !timingSafeEqual(given, digest)) return null;
  if (dayOf(now) > Number(lastDay)) return null;
  return { userId: Number(userId), kind: kind as Subscription['kind'] };
}
