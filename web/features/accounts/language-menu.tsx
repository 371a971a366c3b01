import { useLocation } from 'react-router';
import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { useLocale, useSwitchLocale } from '#web/lib/language.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Check, Languages } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu, menuItemClass } from '#web/ui/menu.tsx';

/** Languages are named in themselves: those who need one can read it. */
export const languageNames: Record<Locale, { long: string; short: string }> = {
  zh: { long: '中文', short: '中文' },
  en: { long: 'English', short: 'EN' },
};

/** The language menu of the site. */
export function LanguageMenu() {
  const { t } = useTranslation();
  const current = useLocale();
  return (
    <Menu
      label={t('layout.languageNow')}
      trigger={
        <>
          <Languages aria-hidden="true" className="size-5" />
          <span className="text-sm">{languageNames[current].short}</span>
        </>
      }
    >
      <LanguageChoices />
    </Menu>
  );
}

/** This page in another language, which works without scripts too. */
function useHrefIn(): (locale: Locale) => string {
  const { pathname, search } = useLocation();
  return (locale) => {
    const query = new URLSearchParams(search);
    query.set('lang', locale);
    return `${pathname}?${query}`;
  };
}

/** One tap to the other language, which is named in itself: for the header of phones. */
export function LanguageSwitch() {
  const current = useLocale();
  const switchLocale = useSwitchLocale();
  const hrefIn = useHrefIn();
  const other = current === 'zh' ? 'en' : 'zh';
  return (
    <Link
      to={hrefIn(other)}
      lang={htmlLang[other]}
      hrefLang={htmlLang[other]}
      className="head-button text-sm text-ink no-underline"
      onClick={(event) => {
        event.preventDefault();
        void switchLocale(other);
      }}
    >
      {languageNames[other].short}
    </Link>
  );
}

/** The languages as links, so that they work without scripts. */
export function LanguageChoices() {
  const current = useLocale();
  const switchLocale = useSwitchLocale();
  const hrefFor = useHrefIn();

  return locales.map((locale) => (
    <Link
      key={locale}
      to={hrefFor(locale)}
      lang={htmlLang[locale]}
      hrefLang={htmlLang[locale]}
      aria-current={locale === current ? 'true' : undefined}
      className={menuItemClass(locale === current)}
      onClick={(event) => {
        event.preventDefault();
        void switchLocale(locale);
      }}
    >
      <Check aria-hidden="true" className={locale === current ? 'size-5' : 'invisible size-5'} />
      {languageNames[locale].long}
    </Link>
  ));
}
