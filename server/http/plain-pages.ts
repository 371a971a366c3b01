import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, otherLocale, type Theme } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import type { AppError } from '#server/lib/app-error.ts';
import { escapeHtml } from '#server/lib/html/escape-html.ts';
import { localeOfPage } from './choose-language.ts';
import { renderPlainPage } from './plain-page.ts';
import { isDataRequest } from './request-target.ts';

/** A minute: about as long as a database needs to come back. */
const RETRY_AFTER_SECONDS = 60;

export function themeOf(request: FastifyRequest): Theme {
  const { theme } = request.cookies;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

const bothFrom = (locale: Locale): Locale[] => [locale, otherLocale(locale)];

const outageStatuses = { unavailable: 503, failed: 500, limited: 429 } as const;

type OutageKind = keyof typeof outageStatuses;

/** An outage in both languages, because the person's preference is not known. */
function renderOutagePage(
  { kind, locale, theme }: { kind: OutageKind; locale: Locale; theme: Theme },
  requestId = '',
): string {
  return renderPlainPage({
    locale,
    theme,
    parts: bothFrom(locale).map((language) => {
      const { t } = createTranslator(language);
      return {
        locale: language,
        title: t(`platform.${kind}Title`),
        text: t(`platform.${kind}Text`),
        links: [
          { href: '', text: t('platform.again') },
          ...(kind === 'failed' ? [{ href: '/', text: t('platform.home') }] : []),
        ],
        ...(kind === 'failed' ? { note: t('platform.reference', { id: requestId }) } : {}),
      };
    }),
  });
}

/**
 * Says that no page can be shown: 503 while the database is unavailable, 500 for an error of ours,
 * 429 for too many requests.
 */
export function sendOutagePage(
  request: FastifyRequest,
  reply: FastifyReply,
  kind: OutageKind,
): FastifyReply {
  const looks = { kind, locale: localeOfPage(request), theme: themeOf(request) };
  if (kind === 'unavailable') reply.header('retry-after', String(RETRY_AFTER_SECONDS));
  return reply
    .code(outageStatuses[kind])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(renderOutagePage(looks, request.id));
}

/** As bytes, by language and theme: the same for everyone. */
const refusals = new Map<string, Buffer>();

/**
 * Says that no page can be shown at the moment, with as little work as possible: an academy with more
 * requests than it can serve spends its time on those that it serves.
 */
export function sendRefusalPage(
  request: FastifyRequest,
  reply: FastifyReply,
  retryAfterSeconds: number,
): FastifyReply {
  const looks = { locale: localeOfPage(request), theme: themeOf(request) };
  const key = `${looks.locale},${looks.theme}`;
  const page =
    refusals.get(key) ?? Buffer.from(renderOutagePage({ kind: 'unavailable', ...looks }));
  refusals.set(key, page);
  reply.hijack();
  reply.raw
    .writeHead(outageStatuses.unavailable, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.length,
      'content-security-policy': request.server.contentSecurityPolicy([]),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
    })
    .end(page);
  return reply;
}

/** Says that too many pages were requested, and when they may be again. */
export function sendLimitedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { details }: AppError,
): FastifyReply {
  reply.header('retry-after', String(details.retryAfterSeconds ?? RETRY_AFTER_SECONDS));
  if (!isDataRequest(request)) return sendOutagePage(request, reply, 'limited');
  return reply
    .code(outageStatuses.limited)
    .type('text/plain; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(createTranslator(localeOfPage(request)).t('errors.RATE_LIMITED'));
}

/** Says that the address of a lesson's file has expired, or is another person's. */
export function sendClosedFilePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfPage(request);
  const { t } = createTranslator(locale);
  const html = renderPlainPage({
    locale,
    theme: themeOf(request),
    parts: [
      {
        locale,
        title: t('platform.closedFileTitle'),
        text: t('platform.closedFileText'),
        links: [{ href: '/learning', text: t('platform.myLearning') }],
      },
    ],
  });
  return reply.code(403).type('text/html; charset=utf-8').send(html);
}

/**
 * The page that the service worker stores and shows without a network. The worker adds the list of
 * the lessons that it has stored (`web/worker/page-cache.ts`).
 */
export function sendOfflinePage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOfPage(request);
  const { t } = createTranslator(locale);
  const html = renderPlainPage({
    locale,
    theme: themeOf(request),
    parts: [
      {
        locale,
        title: t('platform.offlineTitle'),
        text: t('platform.offlineText'),
        links: [{ href: '', text: t('platform.again') }],
      },
    ],
    footer: `<section id="saved" hidden><h2>${escapeHtml(t('platform.savedLessons'))}</h2><ul></ul></section>`,
  });
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
}
