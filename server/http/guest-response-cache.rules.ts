/**
 * When a cached response that all guests of a language share may be sent.
 */
import { MINUTE_MS } from '#domain/units.ts';

/** By how much what learners change (likes, ratings, stock) may lag behind the database. */
export const MAX_COUNTER_LAG_MS = 1_000;

/** When a response was made. */
export interface MadeAt {
  /** On the process's own clock, before anything was read for it. */
  startedAt: number;
  /** The minute of the academy's clock: what opens or ends does so on a minute. */
  minute: number;
}

/** What this process knows of changes, on its own clock. */
export interface KnownChanges {
  catalogueChangedAt: number;
  countersChangedAt: number;
  /** Notifications of other processes arrive. */
  isLive: boolean;
}

/** @param now on the academy's clock */
export function minuteOf(now: Date): number {
  return Math.floor(now.getTime() / MINUTE_MS);
}

/**
 * Whether a response is still fresh: nothing that admins edit has changed since it was begun, and
 * what learners change has not, or less than a second ago.
 */
export function isFresh(response: MadeAt, changes: KnownChanges, at: MadeAt): boolean {
  if (response.minute !== at.minute) return false;
  if (changes.catalogueChangedAt >= response.startedAt) return false;
  const isYoung = at.startedAt - response.startedAt < MAX_COUNTER_LAG_MS;
  return isYoung || (changes.isLive && changes.countersChangedAt < response.startedAt);
}

/** Longer addresses are rendered: nobody links to them. */
const MAX_URL_LENGTH = 300;

interface SharedRequest {
  url: string;
  /** The public scheme and host of the request: links in the response carry it. */
  origin: string;
  locale: string;
  theme: string;
}

/** The key of requests that get the same bytes, or null: the response is personal. */
export function cacheKeyOf(request: SharedRequest): string | null {
  const { url, origin, locale, theme } = request;
  if (url.length > MAX_URL_LENGTH) return null;
  return [origin, locale, theme, url].join(' ');
}

export type Encoding = 'br' | 'gzip' | 'identity';

const REFUSED = /;\s*q=0(\.0{0,3})?\s*$/;

/** The smallest encoding that an `Accept-Encoding` header allows. */
export function encodingOf(accepted: string | undefined): Encoding {
  const names = (accepted ?? '')
    .split(',')
    .filter((part) => !REFUSED.test(part))
    .map((part) => part.split(';')[0]?.trim().toLowerCase());
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether an `If-None-Match` header contains this tag. */
export function matchesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((part) => part.trim().replace(/^W\//, '') === tag);
}
