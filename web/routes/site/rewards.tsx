import { redirect, useNavigation } from 'react-router';
import { pointCalls } from '#contract/points.ts';
import { rewardCalls } from '#contract/rewards.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { RewardCard } from '#web/features/rewards/reward-card.tsx';
import { readRewardFilter, rewardQuery, rewardsPath } from '#web/features/rewards/reward-filter.ts';
import { RewardFilters } from '#web/features/rewards/reward-filters.tsx';
import { RewardsScene } from '#web/features/rewards/rewards-scene.tsx';
import { cx } from '#web/lib/cx.ts';
import { withoutList } from '#web/lib/if-unreachable.ts';
import { pageOf } from '#web/lib/page.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Points } from '#web/ui/points.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Route } from './+types/rewards.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = pageOf(args);
  const filter = readRewardFilter(args.url.searchParams);
  const available =
    filter.points === 'mine' && user !== null
      ? (await api.call(pointCalls.balance, { query: { user_id: user.user_id } })).available_points
      : null;
  const [answer, categories] = await Promise.all([
    api.call(rewardCalls.list, { query: rewardQuery(filter, available) }).catch(withoutList),
    api.call(rewardCalls.categories).then(
      (answer) => answer.list,
      () => [],
    ),
  ]);
  const { list, count } = answer ?? { list: [], count: 0 };
  const pageCount = Math.ceil(count / pageSizes.rewards);
  // A page beyond the end (an old link) is the last one.
  if (answer !== null && filter.page > 1 && filter.page > pageCount) {
    throw redirect(rewardsPath({ ...filter, page: Math.max(1, pageCount) }));
  }
  return { filter, list, count, pageCount, categories, hasFailed: answer === null };
}

export default function Rewards({ loaderData }: Route.ComponentProps) {
  const { filter, list, count, pageCount, categories, hasFailed } = loaderData;
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const { user, points } = useSiteData();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/rewards';

  return (
    <>
      <PageHead
        title={t('pageTitles.Rewards')}
        description={t('rewards.description')}
        keep={['category', 'page']}
      />
      <RewardsScene />
      <div className="shell pt-10 pb-20">
        <header className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
          <div>
            <h1>{t('pageTitles.Rewards')}</h1>
            <p className="mt-2 max-w-[36em] text-pretty text-soft">
              <Sentences parts={[t('rewards.lead'), user === null && t('rewards.guest')]} />
            </p>
          </div>
          {points !== null && (
            <p className="flex items-center gap-3 rounded-lg bg-gold-wash px-5 py-2.5">
              <span className="text-sm text-soft">{t('rewards.balance')}</span>
              <Points amount={points} size="lg" label={t('common.points', { count: points })} />
            </p>
          )}
        </header>
        <section aria-labelledby="catalogue" aria-busy={loading} className="mt-8">
          <h2 id="catalogue" className="sr-only">
            {t('rewards.catalogue')}
          </h2>
          <RewardFilters filter={filter} categories={categories} />
          <p role="status" className="mt-5 mb-4 min-h-7 text-soft">
            {loading ? (
              <Spinner label={t('common.loading')} className="text-porcelain" />
            ) : (
              !hasFailed && t('rewards.filters.count', { count })
            )}
          </p>
          {hasFailed ? (
            <FailedList seed={5} title={t('common.failedToFetch.rewards')} />
          ) : list.length === 0 ? (
            <EmptyState
              seed={5}
              title={t('rewards.emptyTitle')}
              action={
                <LinkButton to="/rewards" variant="secondary">
                  {t('rewards.showAll')}
                </LinkButton>
              }
            >
              {t('rewards.emptyText')}
            </EmptyState>
          ) : (
            <ul
              className={cx(
                'grid gap-6 transition-opacity sm:grid-cols-2 lg:grid-cols-3',
                loading && 'pointer-events-none opacity-50',
              )}
            >
              {list.map((reward) => (
                <li key={reward.reward_id}>
                  <RewardCard reward={reward} />
                </li>
              ))}
            </ul>
          )}
          <Pager
            className="mt-10"
            page={filter.page}
            pageCount={pageCount}
            hrefFor={(page) => rewardsPath({ ...filter, page })}
            labels={pagerLabels}
          />
        </section>
      </div>
    </>
  );
}
