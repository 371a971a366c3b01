import { useNavigation } from 'react-router';
import { marketingCalls } from '#contract/marketing.ts';
import { CASES_PER_STEP, shownCases } from '#web/features/marketing/case-batch.ts';
import { Story } from '#web/features/marketing/story.tsx';
import { cx } from '#web/lib/cx.ts';
import { pageOf } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass, LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/cases.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const shown = shownCases(args.url.searchParams.get('shown'));
  const { list, count } = await api.call(marketingCalls.cases, {
    query: { page: 1, limit: shown },
  });
  return { cases: list, count };
}

export default function Cases({ loaderData }: Route.ComponentProps) {
  const { cases, count } = loaderData;
  const { t } = useTranslation();
  const { user } = useSiteData();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/cases';
  const left = count - cases.length;

  return (
    <>
      <PageHead title={t('pageTitles.Cases')} description={t('marketing.cases.lead')} />
      <PageIntro title={t('marketing.cases.title')} lead={t('marketing.cases.lead')} seed={18} />
      <div className="shell pb-20">
        {cases.length === 0 ? (
          <EmptyState title={t('marketing.empty')} seed={18} />
        ) : (
          <ol>
            {cases.map((story) => (
              <li
                key={story.case_id}
                className="border-b border-line py-[clamp(2.5rem,6vw,4.5rem)]"
              >
                <Story story={story} />
              </li>
            ))}
          </ol>
        )}
        <div
          className="mt-12 grid grid-cols-1 justify-items-center gap-4 text-center"
          aria-live="polite"
        >
          {left > 0 ? (
            <Link
              to={`?shown=${cases.length + CASES_PER_STEP}`}
              replace
              preventScrollReset
              aria-busy={loading || undefined}
              className={cx(buttonClass('secondary', 'lg'), 'w-64 max-w-full')}
            >
              {loading ? (
                <Spinner label={t('common.loading')} />
              ) : (
                t('marketing.cases.more', { count: Math.min(CASES_PER_STEP, left) })
              )}
            </Link>
          ) : (
            count > 0 && (
              <>
                <p className="font-serif text-xl">{t('marketing.cases.all', { count })}</p>
                <p className="text-soft">{t('marketing.cases.yours')}</p>
                <LinkButton to={user === null ? '/auth/register' : '/learning'}>
                  {user === null ? t('layout.register') : t('layout.learning')}
                </LinkButton>
              </>
            )
          )}
          <p className="measure mt-4 text-sm text-faint">{t('marketing.cases.note')}</p>
        </div>
      </div>
    </>
  );
}
