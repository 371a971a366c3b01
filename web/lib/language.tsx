import { use, useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type Locale, locales } from '#domain/locale.ts';
import type { Texts, Translator } from '#i18n/create-translator.ts';
import type { TextArea } from '#i18n/text-areas.ts';
import { writePreferenceCookie } from './cookies.ts';
import { useRevalidate } from './revalidate.ts';
import { useSiteDataIfLoaded } from './site-data.ts';
import { isStaffPage } from './staff-pages.ts';
import { storage } from './storage.ts';

type Loader = (locale: Locale) => Promise<Translator>;

/** The areas that a page belongs to: the home page to none, every other to `pages` at least. */
export function textAreasOf(pathname: string): readonly TextArea[] {
  if (pathname === '/') return [];
  if (isStaffPage(pathname)) return ['pages', 'admin'];
  return /^\/(auth|profile|notifications\/settings)(\/|$)/.test(pathname)
    ? ['pages', 'account']
    : ['pages'];
}

const loaded = new Map<Locale, Translator>();
const loading = new Map<Locale, Promise<Translator>>();
let load: Loader | undefined;
let loadAreaTexts: ((area: TextArea, locale: Locale) => Promise<Texts>) | undefined;
const openAreas = new Set<TextArea>();

/** The entries decide where texts come from: the server has both, the browser fetches one. */
export function provideLanguages(source: {
  ready?: Record<Locale, Translator>;
  load?: Loader;
  /** Fetches the additional texts of an area. */
  loadAreaTexts?: (area: TextArea, locale: Locale) => Promise<Texts>;
}): void {
  for (const locale of locales) {
    const translator = source.ready?.[locale];
    if (translator !== undefined) loaded.set(locale, translator);
  }
  load = source.load;
  loadAreaTexts = source.loadAreaTexts;
}

async function loadTexts(locale: Locale): Promise<Translator> {
  if (load === undefined) throw new Error(`No source of texts for ${locale}.`);
  const [translator, ...areas] = await Promise.all([
    load(locale),
    ...[...openAreas].map((area) => loadAreaTexts?.(area, locale)),
  ]);
  for (const texts of areas) if (texts) translator.add(texts);
  return translator;
}

/**
 * Also fetches the texts of areas, from now on with every language. A page has them before it is
 * rendered: by the first script where it is opened directly, else by the root's middleware.
 */
export async function openTexts(areas: readonly TextArea[], locale: Locale): Promise<void> {
  const fetchArea = loadAreaTexts;
  const closed = areas.filter((area) => !openAreas.has(area));
  if (closed.length === 0 || fetchArea === undefined) {
    await loadLanguage(locale);
    return;
  }
  const [translator, ...texts] = await Promise.all([
    loadLanguage(locale),
    ...closed.map((area) => fetchArea(area, locale)),
  ]);
  for (const one of texts) translator.add(one);
  for (const area of closed) openAreas.add(area);
  // The other language was fetched without them; it is fetched again when it is needed.
  for (const other of locales) {
    if (other !== locale) {
      loading.delete(other);
      loaded.delete(other);
    }
  }
}

/** Fetches the texts of a language once. */
export function loadLanguage(locale: Locale): Promise<Translator> {
  const known = loading.get(locale);
  if (known !== undefined) return known;
  const promise = loadTexts(locale);
  loading.set(locale, promise);
  promise.then(
    (translator) => loaded.set(locale, translator),
    () => loading.delete(locale),
  );
  return promise;
}

/** The translator of a language; suspends while the browser fetches its texts. */
export function useTranslatorOf(locale: Locale): Translator {
  return loaded.get(locale) ?? use(loadLanguage(locale));
}

/** The language of the page. */
export function useLocale(): Locale {
  return useSiteDataIfLoaded()?.locale ?? 'zh';
}

/** Stores the choice: local storage has priority, and a cookie mirrors it for the server. */
export function rememberLocale(locale: Locale): void {
  storage.write('locale', locale);
  writePreferenceCookie('locale', locale);
}

/**
 * Switches the language and stays on the page: the texts are fetched first, then every loader runs
 * again, so that interface and content change at once.
 */
export function useSwitchLocale(): (locale: Locale) => Promise<void> {
  const revalidate = useRevalidate();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  return useCallback(
    async (locale) => {
      rememberLocale(locale);
      await loadLanguage(locale);
      const query = new URLSearchParams(search);
      if (!query.has('lang')) return revalidate();
      // A language in the address would override the choice.
      query.delete('lang');
      await navigate(
        { pathname, search: query.toString(), hash },
        { replace: true, preventScrollReset: true },
      );
    },
    [revalidate, navigate, pathname, search, hash],
  );
}
