import {
  BookOpen,
  ChartArea,
  ChevronDown,
  Coins,
  FileText,
  Gift,
  GraduationCap,
  LayoutDashboard,
  ListChecks,
  LogOut,
  Mail,
  Megaphone,
  MessageSquareText,
  Mountain,
  PackageCheck,
  Scale,
  ScrollText,
  Settings,
  Shapes,
  ShoppingBag,
  Ticket,
  TicketPercent,
  Users,
  UsersRound,
  Wallet,
} from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { sectionsFor } from '#web/admin/layout/admin-sections.ts';
import { SecondFactorNotice } from '#web/admin/layout/second-factor-notice.tsx';
import { LanguageMenu } from '#web/features/accounts/language-menu.tsx';
import { Reauthentication } from '#web/features/accounts/reauthentication.tsx';
import { ThemeMenu } from '#web/features/accounts/theme-menu.tsx';
import { useLogout } from '#web/features/accounts/use-logout.ts';
import { Brand } from '#web/features/layout/brand.tsx';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { NoticeBell } from '#web/features/layout/notice-bell.tsx';
import { SkipLink } from '#web/features/layout/skip-link.tsx';
import { cx } from '#web/lib/cx.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useMay } from '#web/lib/may.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { DenseListStyles } from '#web/lists/dense-list-styles.tsx';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { Link, NavLink } from '#web/ui/link.tsx';
import type { Route } from './+types/layout.ts';

export function loader(args: Route.LoaderArgs) {
  requireAdmin(args);
  return null;
}

const icons = {
  dashboard: LayoutDashboard,
  orders: ShoppingBag,
  payments: Wallet,
  coupons: TicketPercent,
  audit: ScrollText,
  courses: BookOpen,
  content: FileText,
  redemptions: PackageCheck,
  rewards: Gift,
  points: Coins,
  marketing: Megaphone,
  reviews: MessageSquareText,
  emails: Mail,
  legal: Scale,
  settings: Settings,
  rewardCategories: Shapes,
  economy: ChartArea,
  users: Users,
  teachers: GraduationCap,
  groups: UsersRound,
  invitations: Ticket,
  jobs: ListChecks,
} as const;

/** The sections in their groups, each group under its name. */
function Sections() {
  const { t } = useTranslation();
  return sectionsFor(useMay()).map((group) => (
    <section key={group.label} className="mb-6 min-w-0">
      <h2 className="px-3 py-1 font-sans text-sm font-medium text-soft">{t(group.label)}</h2>
      {group.links.map(({ to, label, icon }) => {
        const Icon = icons[icon];
        return (
          <NavLink
            key={to}
            to={to}
            end={to === '/admin'}
            className={({ isActive }) =>
              cx(
                'flex min-h-11 items-center gap-3 rounded-md px-3 no-underline',
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
  ));
}

/** On phones and tablets the sections are collapsed under the name of the current one. */
function FoldedSections() {
  const { t } = useTranslation();
  const { pathname, key } = useLocation();
  const links = sectionsFor(useMay()).flatMap((group) => group.links);
  const fold = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a navigation closes the menu.
  useEffect(() => {
    if (fold.current) fold.current.open = false;
  }, [key]);
  const current =
    links.find(({ to }) => to !== '/admin' && (pathname === to || pathname.startsWith(`${to}/`))) ??
    links[0];
  const Icon = current === undefined ? LayoutDashboard : icons[current.icon];
  return (
    <details
      ref={fold}
      className="group lg:hidden"
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !event.currentTarget.open) return;
        event.currentTarget.open = false;
        summary.current?.focus();
      }}
    >
      <summary
        ref={summary}
        className="flex min-h-12 items-center gap-3 px-4 font-medium hover:bg-wash"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-porcelain" />
        {current && <span>{t(current.label)}</span>}
        <span className="ml-auto flex items-center gap-1 text-sm font-normal whitespace-nowrap text-soft">
          {t('admin.layout.all')}
          <ChevronDown
            aria-hidden="true"
            className="size-5 transition-transform group-open:rotate-180"
          />
        </span>
      </summary>
      <div className="grid gap-x-4 border-t border-line p-2 sm:grid-cols-2 md:grid-cols-4">
        <Sections />
      </div>
    </details>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const logout = useLogout('/auth/login');
  const small = cx(buttonClass('quiet', 'sm'), 'min-h-11');
  return (
    <div className="dense-type min-h-dvh lg:grid lg:grid-cols-[16rem_1fr] lg:grid-rows-[auto_1fr]">
      <DenseListStyles />
      <SkipLink />
      <header className="sticky top-0 z-30 col-span-2 flex h-16 items-center gap-1 border-b border-line bg-paper/95 px-4 backdrop-blur-sm">
        <Brand className="max-sm:[&>span]:sr-only" />
        <Link to="/admin" className={cx(small, 'ml-2 max-md:hidden')}>
          <LayoutDashboard aria-hidden="true" className="size-5" />
          {t('admin.layout.dashboard')}
        </Link>
        <div className="ml-auto flex items-center gap-1">
          <Link to="/" className={small} title={t('admin.layout.backToSite')}>
            <Mountain aria-hidden="true" className="size-5" />
            <span className="max-md:sr-only">{t('admin.layout.backToSite')}</span>
          </Link>
          <NoticeBell />
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
        aria-label={t('admin.layout.navigation')}
        className="border-line bg-sunk max-lg:border-b lg:sticky lg:top-16 lg:h-[calc(100dvh-4rem)] lg:overflow-y-auto lg:border-r"
      >
        <FoldedSections />
        <div className="p-4 max-lg:hidden">
          <Sections />
        </div>
      </nav>
      <main id="content" tabIndex={-1} className="min-w-0 px-4 py-8 outline-none lg:px-10">
        <SecondFactorNotice />
        {children}
      </main>
      <Reauthentication />
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
  const { t } = useTranslation();
  return (
    <Frame>
      <ErrorPage error={error} home={{ to: '/admin', label: t('admin.layout.dashboard') }} />
    </Frame>
  );
}
