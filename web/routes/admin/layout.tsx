import {
  BookOpen,
  ChartArea,
  Coins,
  FileText,
  Gift,
  GraduationCap,
  LayoutDashboard,
  LogOut,
  Megaphone,
  MessageSquareText,
  Mountain,
  PackageCheck,
  ScrollText,
  Settings,
  Shapes,
  Ticket,
  Users,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink, Outlet, useLocation } from 'react-router';
import { adminSections } from '#web/features/layout/admin-sections.ts';
import { Brand } from '#web/features/layout/brand.tsx';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { LanguageMenu } from '#web/features/layout/language-menu.tsx';
import { SkipLink } from '#web/features/layout/skip-link.tsx';
import { ThemeMenu } from '#web/features/layout/theme-menu.tsx';
import { useLogout } from '#web/features/layout/use-logout.ts';
import { browserLocale } from '#web/lib/browser-api.ts';
import { cx } from '#web/lib/cx.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { openDesk } from '#web/lib/language.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import type { Route } from './+types/layout.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return null;
}

/** Whoever comes from another page of the site has not loaded the texts of these yet. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const [data] = await Promise.all([serverLoader(), openDesk(browserLocale())]);
  return data;
}

const icons = {
  dashboard: LayoutDashboard,
  payments: Wallet,
  audit: ScrollText,
  courses: BookOpen,
  content: FileText,
  redemptions: PackageCheck,
  rewards: Gift,
  points: Coins,
  marketing: Megaphone,
  reviews: MessageSquareText,
  settings: Settings,
  rewardCategories: Shapes,
  economy: ChartArea,
  users: Users,
  teachers: GraduationCap,
  invitations: Ticket,
} as const;

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const logout = useLogout('/auth/login');
  const { pathname } = useLocation();
  const sections = useRef<HTMLElement>(null);
  // On phones the sections are a row to scroll: the current one comes into sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever the page is another one.
  useEffect(() => {
    sections.current
      ?.querySelector('[aria-current="page"]')
      ?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [pathname]);
  const small = cx(buttonClass('quiet', 'sm'), 'min-h-11');
  return (
    <div className="dense-type min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] lg:grid-rows-[auto_1fr]">
      <SkipLink />
      <header className="sticky top-0 z-30 col-span-2 flex h-16 items-center gap-1 border-b border-line bg-paper/95 px-4 backdrop-blur-sm">
        <Brand className="max-sm:[&>span]:sr-only" />
        <Link to="/admin" className={cx(small, 'ml-2 max-md:hidden')}>
          <LayoutDashboard aria-hidden="true" className="size-5" />
          {t('layout.dashboard')}
        </Link>
        <div className="ml-auto flex items-center gap-1">
          <Link to="/" className={small} title={t('layout.backToSite')}>
            <Mountain aria-hidden="true" className="size-5" />
            <span className="max-md:sr-only">{t('layout.backToSite')}</span>
          </Link>
          <ThemeMenu />
          <LanguageMenu />
          <Button
            variant="quiet"
            size="sm"
            className="min-h-11"
            title={t('layout.logout')}
            icon={<LogOut aria-hidden="true" className="size-5" />}
            onClick={logout}
          >
            <span className="max-md:sr-only">{t('layout.logout')}</span>
          </Button>
        </div>
      </header>
      <nav
        ref={sections}
        aria-label={t('layout.adminNavigation')}
        className="border-line bg-sunk max-lg:border-b lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r"
      >
        <div className="relative flex gap-1 overflow-x-auto p-2 lg:block lg:p-4">
          {adminSections.map((group) => (
            <section key={group.label} className="flex gap-1 lg:mb-6 lg:block">
              <h2 className="px-3 py-1 font-sans text-sm font-medium text-soft max-lg:sr-only">
                {t(group.label)}
              </h2>
              {group.links.map(({ to, label, icon }) => {
                const Icon = icons[icon];
                return (
                  <NavLink
                    key={to}
                    to={to}
                    end={to === '/admin'}
                    className={({ isActive }) =>
                      cx(
                        'flex min-h-11 items-center gap-3 rounded-md px-3 whitespace-nowrap no-underline',
                        isActive ? 'bg-solid font-medium text-on-solid' : 'text-ink hover:bg-wash',
                      )
                    }
                  >
                    <Icon aria-hidden="true" className="size-5 shrink-0" />
                    {t(label)}
                  </NavLink>
                );
              })}
            </section>
          ))}
        </div>
      </nav>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none lg:px-10">
        {children}
      </main>
    </div>
  );
}

export default function AdminLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  );
}
