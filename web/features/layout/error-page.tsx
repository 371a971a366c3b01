import { isRouteErrorResponse, useLocation } from 'react-router';
import type { PageFailure } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteDataIfLoaded } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, buttonClass, LinkButton } from '#web/ui/button.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';

type Kind = 'notFound' | 'forbidden' | 'server';

function kindOf(error: unknown): Kind {
  if (!isRouteErrorResponse(error)) return 'server';
  if (error.status === 404) return 'notFound';
  if (error.status === 403) return 'forbidden';
  return 'server';
}

function errorEnvelopeOf(error: unknown): PageFailure | null {
  if (!isRouteErrorResponse(error)) return null;
  const failure = error.data as Partial<PageFailure> | null;
  return typeof failure?.requestId === 'string' ? (failure as PageFailure) : null;
}

const statuses: Record<Kind, string> = { notFound: '404', forbidden: '403', server: '500' };

const titleKeys = {
  notFound: 'titles.NotFound',
  forbidden: 'titles.Forbidden',
  server: 'titles.ServerError',
} as const;

/**
 * Whether a request for the page’s data failed in the network; each browser words it differently.
 */
function isConnectionLost(error: unknown): boolean {
  return (
    error instanceof TypeError && /failed to fetch|load failed|networkerror/i.test(error.message)
  );
}

/** The target of the way back, where it is not the home page. */
interface Home {
  to: string;
  label: string;
}

/** What an error boundary shows: what happened, and a link home. */
export function ErrorPage({ error, home }: { error: unknown; home?: Home }) {
  if (isConnectionLost(error)) return <ConnectionScreen />;
  const kind = kindOf(error);
  const failure = errorEnvelopeOf(error);
  return (
    <ErrorScreen
      kind={kind}
      requestId={kind === 'server' ? failure?.requestId : undefined}
      {...(home && { home })}
    />
  );
}

/** The page of a lesson, whose data are the content. */
const LESSON_PATH = /^\/courses\/\d+\/content\/\d+$/;

/** A network error: the link loads the same page again. */
function ConnectionScreen() {
  const { t } = useTranslation();
  const isLesson = LESSON_PATH.test(useLocation().pathname);
  return (
    <div className="shell section grid justify-items-center text-center">
      <Landscape
        seed={12}
        level={2}
        format="wide"
        warmDisc
        className="aspect-[5/2] w-full max-w-lg rounded-lg"
      />
      <h1 className="mt-8">{t(isLesson ? 'common.failedToLoad' : 'common.errorTitle')}</h1>
      <p className="measure mt-4 text-balance text-soft">{t('common.errorHelp')}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>{t('common.retry')}</Button>
        <LinkButton to="/" variant="secondary">
          {t('common.backHome')}
        </LinkButton>
      </div>
    </div>
  );
}

interface ErrorScreenProps {
  kind: Kind;
  /** Helps to find the error in the academy's log. */
  requestId?: string | undefined;
  home?: Home;
}

export function ErrorScreen({ kind, requestId, home }: ErrorScreenProps) {
  const { t } = useTranslation();
  const data = useSiteDataIfLoaded();
  return (
    <div className="shell section grid justify-items-center text-center">
      {data && <PageHead noIndex title={t(titleKeys[kind])} />}
      <Landscape
        seed={Number(statuses[kind])}
        level={2}
        format="wide"
        warmDisc
        className="aspect-[5/2] w-full max-w-lg rounded-lg"
      />
      <p className="mt-8 font-serif text-xl text-porcelain">{statuses[kind]}</p>
      <h1 className="mt-1">{t(`layout.errorPages.${kind}Title`)}</h1>
      <p className="measure mt-4 text-balance text-soft">{t(`layout.errorPages.${kind}Text`)}</p>
      {requestId !== undefined && (
        <p className="mt-2 text-sm text-faint">
          {t('layout.errorPages.reference', { id: requestId })}
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        {kind === 'server' && <PageAgain />}
        <LinkButton to={home?.to ?? '/'} variant={kind === 'server' ? 'secondary' : 'primary'}>
          {home?.label ?? t('common.backHome')}
        </LinkButton>
      </div>
    </div>
  );
}

/** Loads the page again: a link, since it may have failed before any script ran. */
function PageAgain() {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  return (
    <Link to={`${pathname}${search}`} reloadDocument className={buttonClass('primary')}>
      {t('common.retry')}
    </Link>
  );
}
