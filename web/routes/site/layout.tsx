import { lazy, type ReactNode, Suspense } from 'react';
import { Outlet } from 'react-router';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { Footer } from '#web/features/layout/footer.tsx';
import { Navbar } from '#web/features/layout/navbar.tsx';
import { SkipLink } from '#web/features/layout/skip-link.tsx';
import { useSiteDataIfLoaded } from '#web/lib/site-data.ts';
import type { Route } from './+types/layout.ts';

/** Few people ever see these banners: they are loaded on demand. */
const ConsentBanner = lazy(async () => ({
  default: (await import('#web/features/legal/consent-banner.tsx')).ConsentBanner,
}));

const DeletionBanner = lazy(async () => ({
  default: (await import('#web/features/privacy/deletion-banner.tsx')).DeletionBanner,
}));

function AccountNotices() {
  const notices = useSiteDataIfLoaded()?.notices;
  if (notices === undefined) return null;
  return (
    <Suspense>
      {notices.deletesAt !== null && <DeletionBanner deletesAt={notices.deletesAt} />}
      {notices.consentDue && <ConsentBanner />}
    </Suspense>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <div className="contents print:hidden">
        <Navbar />
        <AccountNotices />
      </div>
      <main id="content" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <div className="contents print:hidden">
        <Footer />
      </div>
    </div>
  );
}

export default function SiteLayout() {
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
