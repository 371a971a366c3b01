import { textFiles } from 'virtual:text-files';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import type { SiteSettings } from '#contract/marketing.ts';
import { pointCalls } from '#contract/points.ts';
import { dateFormat } from '#domain/date-format.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { NavigationProgress } from '#web/features/layout/navigation-progress.tsx';
import { RouteAnnouncer } from '#web/features/layout/route-announcer.tsx';
import { browserLocale } from '#web/lib/browser-api.ts';
import { DeferredScripts } from '#web/lib/deferred-scripts.tsx';
import { openTexts, textAreasOf, useTranslatorOf } from '#web/lib/language.tsx';
import { OfflineSync } from '#web/lib/offline.tsx';
import { requestContext } from '#web/lib/request-context.ts';
import { SessionSync } from '#web/lib/session-sync.tsx';
import { onlyShownTexts } from '#web/lib/shown-texts.ts';
import { type ShownSite, type SiteData, useSiteDataIfLoaded } from '#web/lib/site-data.ts';
import { enterStaffPages } from '#web/lib/staff-pages.ts';
import { TranslatorContext, useTranslation } from '#web/lib/translation.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import type { Route } from './+types/root.ts';
import styles from './app.css?url';
import serif from './assets/academy-serif.woff2?url';

/**
 * A client-side navigation fetches the texts of the next page beside its data, before it is
 * rendered.
 */
export const clientMiddleware: Route.ClientMiddlewareFunction[] = [
  enterStaffPages,
  async ({ request }, next) => {
    const areas = textAreasOf(new URL(request.url).pathname);
    const [result] = await Promise.all([next(), openTexts(areas, browserLocale())]);
    return result;
  },
];

export async function loader({ context, url }: Route.LoaderArgs): Promise<SiteData> {
  const { api, user, notices, locale, theme, site, origin } = context.get(requestContext);
  const balance =
    user &&
    (await api
      .call(pointCalls.balance, { query: { user_id: user.user_id } })
      // Pages work without the balance in the menu.
      .catch(() => null));
  const year = dateFormat('en', { year: 'numeric', timeZone: site.time_zone }).format();
  const points = balance?.available_points ?? null;
  return {
    locale,
    theme,
    user,
    ...((notices?.consentDue ||
      notices?.deletesAt ||
      notices?.emailBounces ||
      notices?.unread ||
      notices?.secondFactorFrom) && { notices }),
    points,
    site: siteFor(locale, site),
    year,
    origin,
    textFiles: ['site' as const, ...textAreasOf(url.pathname)].flatMap(
      (area) => textFiles[locale][area],
    ),
  };
}

/**
 * The academy in the reader’s language; its name stays in both, for share pictures and search
 * engines.
 */
function siteFor(locale: Locale, site: SiteSettings): ShownSite {
  const { program_starts_on: _from, program_ends_on: _to, version: _version, ...shown } = site;
  return {
    ...onlyShownTexts(shown, locale),
    name: site.name,
    name_zh: site.name_zh,
    partners: site.partners.map(({ url, logo, ...names }) => ({
      ...onlyShownTexts(names, locale),
      ...(url !== null && { url }),
      ...(logo !== null && { logo }),
    })),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const data = useSiteDataIfLoaded();
  const locale = data?.locale ?? 'zh';
  const translator = useTranslatorOf(locale);
  return (
    <html lang={htmlLang[locale]} data-theme={data?.theme ?? 'system'}>
      <head>
        <meta charSet="utf-8" />
        {/* The keyboard of a phone makes the page shorter, so that search results and toasts stay above it. */}
        <meta
          name="viewport"
          content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content"
        />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf7" />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0c1526" />
        <meta name="format-detection" content="telephone=no" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest.webmanifest?lang=${locale}`} />
        {locale === 'en' && (
          <link rel="preload" href={serif} as="font" type="font/woff2" crossOrigin="anonymous" />
        )}
        {/* With a precedence it goes before the scripts’ preloads, which would delay it. */}
        <link rel="stylesheet" href={styles} precedence="default" />
      </head>
      <body>
        <TranslatorContext value={translator}>{children}</TranslatorContext>
        <ScrollRestoration />
        <DeferredScripts also={data?.textFiles ?? []} />
      </body>
    </html>
  );
}

export default function App() {
  const { t } = useTranslation();
  return (
    <>
      <NavigationProgress />
      <RouteAnnouncer />
      <SessionSync />
      <OfflineSync />
      <Outlet />
      <Toaster label={t('common.notifications')} closeLabel={t('common.close')} />
    </>
  );
}

/** The last error page: for what no layout could show within the site. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorPage error={error} />
    </main>
  );
}
