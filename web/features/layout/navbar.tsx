import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import {
  LanguageChoices,
  LanguageMenu,
  LanguageSwitch,
} from '#web/features/accounts/language-menu.tsx';
import { ThemeChoices, ThemeMenu } from '#web/features/accounts/theme-menu.tsx';
import { ShownAs, useCoursePreview } from '#web/features/courses/preview-notice.tsx';
import { SearchLauncher } from '#web/features/search/search-launcher.tsx';
import { useHydrated } from '#web/lib/hydrated.ts';
import { registerPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { MenuIcon, X } from '#web/ui/icons.tsx';
import { NavLink } from '#web/ui/link.tsx';
import { closeMenu, closeOnChoice } from '#web/ui/menu.tsx';
import { Brand } from './brand.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { UserMenu } from './user-menu.tsx';

const links = [
  { to: '/courses', label: 'layout.courses' },
  { to: '/teachers', label: 'layout.teachers' },
  { to: '/rewards', label: 'layout.rewards' },
  { to: '/cases', label: 'layout.cases' },
  { to: '/about', label: 'layout.about' },
  { to: '/faq', label: 'layout.faq' },
] as const;

export function Navbar() {
  const { t } = useTranslation();
  const { user } = useSiteData();
  return (
    <header className="sticky top-0 z-30 border-b border-line/80 bg-paper/95 backdrop-blur-sm">
      <div className="shell flex h-16 items-center gap-2">
        {/* With the bell there is no room for the name on phones. */}
        <Brand className="mr-2 xl:mr-6" isSignOnPhones={user !== null} />
        <nav aria-label={t('layout.mainNavigation')} className="hidden xl:block">
          <ul className="flex items-center">
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} prefetch="intent" className={() => 'nav-link'}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex shrink-0 items-center sm:gap-1">
          <SearchLauncher />
          <span className="contents sm:hidden">
            <LanguageSwitch />
          </span>
          <span className="hidden sm:contents">
            <LanguageMenu />
            <ThemeMenu />
          </span>
          <ShownAs preview={useCoursePreview()}>
            <NoticeBell />
            <UserMenu />
          </ShownAs>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}

/** All links on small screens; a `details`, so it opens without scripts. */
function MobileMenu() {
  const { t } = useTranslation();
  const { user } = useSiteData();
  const here = useLocation();
  const { pathname } = here;
  const ref = useRef<HTMLDetailsElement>(null);
  const isHydrated = useHydrated();

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page changes.
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [pathname]);

  return (
    <details
      ref={ref}
      className="group xl:hidden"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.open) closeMenu(event.currentTarget);
      }}
    >
      <summary aria-label={t('layout.openMenu')} className="head-button text-ink">
        <MenuIcon aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
      </summary>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: choosing an item inside closes the menu. */}
      <div
        className="menu-in absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] overflow-y-auto border-b border-line bg-paper shadow-float"
        onClick={closeOnChoice}
      >
        <nav aria-label={t('layout.mainNavigation')} className="shell py-4">
          <ul>
            {links.map(({ to, label }) => (
              <li key={to}>
                <NavLink to={to} prefetch="intent" className={() => 'menu-link'}>
                  {t(label)}
                </NavLink>
              </li>
            ))}
          </ul>
          {user === null && (
            <LinkButton to={registerPath(here)} className="mt-5 w-full sm:hidden">
              {t('layout.register')}
            </LinkButton>
          )}
          <div className="mt-6 grid grid-cols-2 gap-6 sm:hidden">
            <div>
              <p className="px-3 text-sm text-soft">{t('layout.language')}</p>
              <LanguageChoices />
            </div>
            <div className="noscript:hidden">
              <p className="px-3 text-sm text-soft">{t('layout.theme')}</p>
              {isHydrated && <ThemeChoices />}
            </div>
          </div>
        </nav>
      </div>
    </details>
  );
}
