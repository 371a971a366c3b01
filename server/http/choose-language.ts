import type { FastifyReply, FastifyRequest } from 'fastify';
import { isLocale, type Locale } from '#domain/locale.ts';
import { setPreferenceCookie } from './cookies.ts';
import { isDataRequest } from './request-target.ts';

/** The language of an `Accept-Language` header: the first supported one, else Chinese. */
export function localeOf(header: string | undefined): Locale {
  for (const part of (header ?? '').toLowerCase().split(',')) {
    const language = part.trim().split(/[-;]/)[0];
    if (isLocale(language)) return language;
  }
  return 'zh';
}

/** The language that the address itself asks for (`?lang=`). */
export function requestedLocale(request: FastifyRequest): Locale | null {
  const { lang } = request.query as Record<string, unknown>;
  return isLocale(lang) ? lang : null;
}

/**
 * The language of a page: the address's over the stored choice, over the account's, over the
 * browser's, over Chinese.
 */
export function localeOfPage(request: FastifyRequest, preference?: Locale): Locale {
  const chosen = [requestedLocale(request), request.cookies.locale, preference].find(isLocale);
  return chosen ?? localeOf(request.headers['accept-language']);
}

/**
 * The language in the address is a choice that later pages keep, without scripts as well. A
 * prefetch is no choice yet.
 */
export function storeRequestedLocale(request: FastifyRequest, reply: FastifyReply): void {
  const asked = requestedLocale(request);
  if (asked === null || asked === request.cookies.locale) return;
  const isAhead = String(request.headers['sec-purpose'] ?? '').includes('prefetch');
  if (isAhead || isDataRequest(request)) return;
  setPreferenceCookie(request, reply, 'locale', asked);
}
