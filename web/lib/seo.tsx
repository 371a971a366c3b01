import { useLocation } from 'react-router';
import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { breadcrumbJsonLd, type JsonLd, jsonLdText, type TrailStep } from './json-ld.ts';
import { useNonce } from './nonce.ts';
import { pick } from './pick.tsx';
import { SHARE_PICTURES } from './share-picture-path.ts';
import { useSiteData } from './site-data.ts';

const ogLocale: Record<Locale, string> = { zh: 'zh_CN', en: 'en_US' };

/**
 * The address of a page in one language. Chinese is the default and needs no `lang`. `keep` names
 * the query parameters that make another page (a page number, a level).
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
  /** One or two sentences about this page; every indexed page has one. */
  description?: string;
  /** The title of shared links, where the page’s own is too short. */
  shareTitle?: string;
  /** Path or address of a picture for shared links; absent: the academy’s landscape. */
  image?: string | null;
  type?: 'website' | 'article' | 'profile';
  /** Query parameters that belong to the address of the page (`page`, `level`). */
  keep?: readonly string[];
  /** schema.org data. */
  jsonLd?: JsonLd | readonly JsonLd[];
  /** The breadcrumb from the home page to this one; search engines show it. */
  trail?: readonly TrailStep[];
  /** Private pages and errors are not indexed. */
  noIndex?: boolean;
}

/** The size of all our own pictures. */
const PICTURE_SIZE = { width: 1200, height: 630 } as const;

/**
 * Title, description, canonical address, language alternates and share picture of a page.
 * Every route renders one; React moves the tags into the head.
 */
export function PageHead({
  title,
  description,
  shareTitle,
  image,
  type = 'website',
  keep,
  jsonLd = [],
  trail,
  noIndex = false,
}: PageHeadProps) {
  const { locale, site, origin } = useSiteData();
  const { t } = useTranslation();
  const location = useLocation();
  const nonce = useNonce();
  const name = pick(locale, site.name, site.name_zh).text;
  const fullTitle = title === undefined || title === '' ? name : `${title} · ${name}`;
  const canonical = localeUrl(origin, location, locale, keep);
  const sharedAs = shareTitle ?? title ?? name;
  const isDrawn = image?.startsWith(SHARE_PICTURES) ?? false;
  const things = [jsonLd, ...(trail ? [breadcrumbJsonLd(trail, origin)] : [])].flat();

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
          <meta property="og:title" content={sharedAs} />
          {description && <meta property="og:description" content={description} />}
          <meta property="og:type" content={type} />
          <meta property="og:url" content={canonical} />
          <meta property="og:image" content={new URL(image || '/share.jpg', origin).href} />
          {(isDrawn || !image) && (
            <>
              <meta property="og:image:width" content={String(PICTURE_SIZE.width)} />
              <meta property="og:image:height" content={String(PICTURE_SIZE.height)} />
              <meta
                property="og:image:alt"
                content={isDrawn ? t('seo.shareAlt', { title: sharedAs }) : t('seo.academyAlt')}
              />
            </>
          )}
          <meta property="og:site_name" content={name} />
          <meta property="og:locale" content={ogLocale[locale]} />
          {locales
            .filter((other) => other !== locale)
            .map((other) => (
              <meta key={other} property="og:locale:alternate" content={ogLocale[other]} />
            ))}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
      {things.length > 0 && (
        <script type="application/ld+json" nonce={nonce} suppressHydrationWarning>
          {jsonLdText(things)}
        </script>
      )}
    </>
  );
}
