import { useLocation } from 'react-router';
import type { Locale } from '#contract/fields.ts';
import { htmlLang, locales } from './language.tsx';
import { pick } from './pick.tsx';
import { useSiteData } from './site-data.ts';

/**
 * The address of a page in one language. Chinese is the default and needs no `lang`.
 * `keep` names the query parameters that make another page (a page number, a level).
 */
export function localeUrl(
  origin: string,
  location: { pathname: string; search: string },
  locale: Locale,
  keep: readonly string[] = [],
): string {
  const from = new URLSearchParams(location.search);
  const query = new URLSearchParams();
  for (const name of keep) {
    const value = from.get(name);
    if (value) query.set(name, value);
  }
  if (locale === 'en') query.set('lang', 'en');
  const text = query.toString();
  return `${origin}${location.pathname}${text === '' ? '' : `?${text}`}`;
}

interface PageHeadProps {
  /** Without the academy’s name, which is added. Absent: the name alone. */
  title?: string;
  description?: string;
  /** Path or address of a picture for shared links; absent: the academy’s landscape. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** Query parameters that belong to the address of the page (`page`, `level`). */
  keep?: readonly string[];
  /** schema.org data. */
  jsonLd?: Record<string, unknown>;
  /** Private pages and errors stay out of search engines. */
  noIndex?: boolean;
}

/**
 * Title, description, canonical address, language alternates and share picture of a page.
 * Every route renders one; React moves the tags into the head.
 */
export function PageHead({
  title,
  description,
  image,
  type = 'website',
  keep,
  jsonLd,
  noIndex = false,
}: PageHeadProps) {
  const { locale, site, origin } = useSiteData();
  const location = useLocation();
  const name = pick(locale, site.name, site.name_zh).text;
  const fullTitle = title === undefined || title === '' ? name : `${title} · ${name}`;
  const picture = new URL(image ?? '/share.jpg', origin).href;
  const canonical = localeUrl(origin, location, locale, keep);

  return (
    <>
      <title>{fullTitle}</title>
      {description && <meta name="description" content={description} />}
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={canonical} />
          {locales.map((other) => (
            <link
              key={other}
              rel="alternate"
              hrefLang={htmlLang[other]}
              href={localeUrl(origin, location, other, keep)}
            />
          ))}
          <link
            rel="alternate"
            hrefLang="x-default"
            href={localeUrl(origin, location, 'zh', keep)}
          />
          <meta property="og:title" content={title ?? name} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content={type} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={picture} />
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={locale === 'zh' ? 'zh_CN' : 'en_US'} />
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {jsonLd && (
        <script type="application/ld+json">
          {JSON.stringify({ '@context': 'https://schema.org', ...jsonLd }).replaceAll(
            '<',
            '\\u003c',
          )}
        </script>
      )}
    </>
  );
}
