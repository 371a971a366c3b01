import { redirect } from 'react-router';
import { accountCalls, type User } from '#contract/accounts.ts';
import { emailChangeCalls } from '#contract/email-change.ts';
import { oidcCalls } from '#contract/oidc.ts';
import { passkeyCalls } from '#contract/passkeys.ts';
import { pointCalls } from '#contract/points.ts';
import { redemptionCalls } from '#contract/redemptions.ts';
import { secondFactorCalls } from '#contract/second-factor.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { AvatarField } from '#web/features/accounts/avatar-field.tsx';
import { BouncedEmailNotice } from '#web/features/accounts/bounced-email-notice.tsx';
import { InvitationCard } from '#web/features/accounts/invitation-card.tsx';
import { ProfileForm } from '#web/features/accounts/profile-form.tsx';
import { ProfileHeader } from '#web/features/accounts/profile-header.tsx';
import { ProfileStatistics } from '#web/features/accounts/profile-statistics.tsx';
import {
  type ProfileView,
  profilePath,
  profileTabs,
  readProfileView,
} from '#web/features/accounts/profile-view.ts';
import { SettingsPanel } from '#web/features/accounts/settings-panel.tsx';
import { VerificationNotice } from '#web/features/accounts/verification-notice.tsx';
import { PointsPanel } from '#web/features/points/points-panel.tsx';
import { RedemptionList } from '#web/features/rewards/redemption-list.tsx';
import { RedemptionView } from '#web/features/rewards/redemption-view.tsx';
import type { ApiClient } from '#web/lib/api.ts';
import { requireLogin } from '#web/lib/guard.ts';
import { withoutList } from '#web/lib/if-unreachable.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import type { Route } from './+types/user-profile.ts';

const CHART_DAYS = 90;

/** The data of a tab; only that is loaded. */
async function loadTab(api: ApiClient, view: ProfileView, { user_id }: User) {
  const { page } = view;
  switch (view.tab) {
    case 'profile':
      return { tab: 'profile' as const, rules: await api.call(pointCalls.rules).catch(() => null) };
    case 'points': {
      const [balance, history, series, signIn, rules, unpaid] = await Promise.all([
        api.call(pointCalls.balance, { query: { user_id } }),
        api
          .call(pointCalls.history, { query: { user_id, page, limit: pageSizes.pointsHistory } })
          .catch(withoutList),
        api.call(pointCalls.series, { query: { user_id, days: CHART_DAYS } }).catch(() => null),
        api.call(pointCalls.signInState).catch(() => null),
        api.call(pointCalls.rules).catch(() => null),
        api.call(pointCalls.unpaid, { query: { user_id } }).catch(() => null),
      ]);
      return { tab: 'points' as const, balance, history, series, signIn, rules, unpaid };
    }
    case 'redemptions': {
      if (view.redemption !== null) {
        const query = { redemption_id: view.redemption };
        return {
          tab: 'redemption' as const,
          detail: await api.call(redemptionCalls.redemption, { query }),
        };
      }
      const query = { page, limit: pageSizes.ownRedemptions };
      return {
        tab: 'redemptions' as const,
        answer: await api.call(redemptionCalls.redemptions, { query }).catch(withoutList),
      };
    }
    case 'settings': {
      const [sessions, factor, passkeys, identities, emailChange] = await Promise.all([
        api.call(accountCalls.sessions).then(
          ({ list }) => list,
          () => null,
        ),
        api.call(secondFactorCalls.state).catch(() => null),
        api.call(passkeyCalls.list).then(
          ({ list }) => list,
          () => null,
        ),
        api.call(oidcCalls.identities).catch(() => null),
        api.call(emailChangeCalls.pending).catch(() => null),
      ]);
      return { tab: 'settings' as const, sessions, factor, passkeys, identities, emailChange };
    }
  }
}

/** A page beyond the end (an old link) is the last one. */
function pageCountOf(content: Awaited<ReturnType<typeof loadTab>>): number | null {
  if (content.tab === 'points' && content.history !== null) {
    return Math.ceil(content.history.count / pageSizes.pointsHistory);
  }
  if (content.tab === 'redemptions') return content.answer?.pagination.total_pages ?? null;
  return null;
}

export async function loader(args: Route.LoaderArgs) {
  const { api, user } = requireLogin(args);
  const view = readProfileView(args.url.searchParams);
  const [profile, content] = await Promise.all([
    api.call(accountCalls.profile),
    loadTab(api, view, user),
  ]);
  const pageCount = pageCountOf(content);
  if (pageCount !== null && view.page > 1 && view.page > pageCount) {
    throw redirect(profilePath({ tab: view.tab, page: Math.max(1, pageCount) }));
  }
  return { view, profile, content, pageCount: pageCount ?? 1 };
}

export default function UserProfile({ loaderData }: Route.ComponentProps) {
  const { view, profile } = loaderData;
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('pageTitles.UserProfile')} noIndex />
      <ProfileHeader user={profile.user} coursesCompleted={profile.statistics.courses_completed} />
      <div className="shell pb-20">
        <TabLinks
          label={t('accounts.profile.tabs.label')}
          className="mt-2"
          tabs={[
            ...profileTabs.map((tab) => ({
              to: profilePath({ tab }),
              label: t(`accounts.profile.tabs.${tab}`),
              current: tab === view.tab,
            })),
            { to: '/orders', label: t('pageTitles.Orders'), current: false },
          ]}
        />
        {view.tab === 'profile' && (
          <BouncedEmailNotice changeHref={profilePath({ tab: 'settings' })} className="mt-6" />
        )}
        {view.tab === 'profile' && !profile.user.email_verified && (
          <VerificationNotice user={profile.user} place="profile" className="mt-6" />
        )}
        <div className="pt-8">
          <TabContent {...loaderData} />
        </div>
      </div>
    </>
  );
}

function TabContent({ view, profile, content, pageCount }: Route.ComponentProps['loaderData']) {
  const { t } = useTranslation();
  const pagerLabels = usePagerLabels();
  const pager = (
    <Pager
      className="mt-8"
      page={view.page}
      pageCount={pageCount}
      hrefFor={(page) => profilePath({ tab: view.tab, page })}
      labels={pagerLabels}
    />
  );

  switch (content.tab) {
    case 'profile': {
      const referral = content.rules?.list.find(({ kind }) => kind === 'referral');
      return (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <section aria-labelledby="about">
            <h2 id="about" className="mb-5 text-xl">
              {t('accounts.profile.about')}
            </h2>
            <AvatarField user={profile.user} />
            <ProfileForm user={profile.user} />
          </section>
          <div className="grid grid-cols-1 content-start gap-10">
            <ProfileStatistics statistics={profile.statistics} />
            <InvitationCard
              invitation={profile.invitation}
              reward={referral?.amount ?? null}
              maxRewarded={content.rules?.max_referrals ?? 0}
            />
          </div>
        </div>
      );
    }
    case 'points':
      return <PointsPanel {...content} pager={pager} />;
    case 'redemption':
      return (
        <RedemptionView
          redemption={content.detail}
          backTo={profilePath({ tab: 'redemptions', page: view.page })}
        />
      );
    case 'redemptions':
      return (
        <section aria-labelledby="redemptions">
          <h2 id="redemptions" className="sr-only">
            {t('rewards.mine.title')}
          </h2>
          {content.answer === null ? (
            <FailedList seed={8} title={t('common.failedToFetch.redemptions')} />
          ) : content.answer.redemptions.length === 0 ? (
            <EmptyState
              seed={8}
              title={t('rewards.mine.emptyTitle')}
              action={<LinkButton to="/rewards">{t('rewards.showAll')}</LinkButton>}
            >
              {t('rewards.mine.emptyText')}
            </EmptyState>
          ) : (
            <RedemptionList
              items={content.answer.redemptions}
              hrefFor={(redemption) =>
                profilePath({ tab: 'redemptions', page: view.page, redemption })
              }
            />
          )}
          {pager}
        </section>
      );
    case 'settings':
      return <SettingsPanel user={profile.user} {...content} />;
  }
}
