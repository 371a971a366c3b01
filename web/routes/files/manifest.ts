import { htmlLang } from '#domain/locale.ts';
import { createTranslator } from '#i18n/index.ts';
import { pageOf } from '#web/lib/page.ts';
import { pick } from '#web/lib/pick.tsx';
import type { Route } from './+types/manifest.ts';

/** The light background of `app.css`, behind the icon while the academy opens. */
const PAPER = '#fbfaf7';

const icons = [
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

/** What a device needs to install the academy as an app, in the language of `lang`. */
export function loader(args: Route.LoaderArgs) {
  const { locale, site } = pageOf(args);
  const { t } = createTranslator(locale);
  const name = pick(locale, site.name, site.name_zh).text;
  const manifest = {
    id: '/',
    name,
    short_name: name,
    description: pick(locale, site.tagline, site.tagline_zh).text || t('home.description'),
    lang: htmlLang[locale],
    dir: 'ltr',
    // Without `lang`, so that it opens in a language that is chosen later.
    start_url: '/',
    scope: '/',
    display: 'standalone',
    background_color: PAPER,
    theme_color: PAPER,
    categories: ['education', 'finance'],
    icons,
    shortcuts: [
      { name: t('layout.learning'), url: '/learning', icons: icons.slice(0, 1) },
      { name: t('layout.courses'), url: '/courses', icons: icons.slice(0, 1) },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: {
      'content-type': 'application/manifest+json; charset=utf-8',
      'cache-control': 'public, max-age=3600',
    },
  });
}
