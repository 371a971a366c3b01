import { type Reward, rewardCalls } from '#contract/rewards.ts';
import { asksForTimes } from '#domain/consultations.ts';
import { BouncedEmailNotice } from '#web/features/accounts/bounced-email-notice.tsx';
import { VerificationNotice } from '#web/features/accounts/verification-notice.tsx';
import { RedemptionForm } from '#web/features/rewards/redemption-form.tsx';
import { rewardOffer } from '#web/features/rewards/reward-offer.ts';
import { RewardSummary } from '#web/features/rewards/reward-summary.tsx';
import { requireLogin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/redemption-form.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const reward_id = idFrom(args.params.rewardId);
  const reward = await api.call(rewardCalls.get, { query: { reward_id } });
  const courses = reward.opens_course
    ? (await api.call(rewardCalls.courses, { query: { reward_id } })).list
    : [];
  return { reward, courses };
}

/** How the learner gets a reward that is not shipped. */
function deliveryNoteOf(reward: Reward) {
  if (reward.delivers_code) return 'codeComes';
  if (reward.coupon !== null) return 'couponComes';
  if (asksForTimes(reward)) return 'timeComes';
  return reward.opens_course ? 'courseOpens' : 'noShipping';
}

export default function RedemptionFormPage({ loaderData }: Route.ComponentProps) {
  const { reward, courses } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const { points, user } = useSiteData();
  const offer = rewardOffer(reward, points);
  // Checked first, so that nobody fills in a form that would be refused.
  const unverified = user !== null && !user.email_verified ? user : null;
  const hasCourse =
    !reward.opens_course || courses.some((course) => !course.is_open && !course.is_requested);
  const canAsk = offer.kind === 'redeem' && unverified === null && hasCourse;
  const name = text(reward.name, reward.name_zh);

  return (
    <div className="shell pt-6 pb-20">
      <PageHead title={t('pageTitles.RedemptionForm')} noIndex />
      <Breadcrumb
        label={t('controls.breadcrumb')}
        items={[
          { text: t('pageTitles.Rewards'), to: '/rewards' },
          { text: name.text, lang: name.lang },
        ]}
      />
      <div className="mt-4 grid grid-cols-1 gap-x-14 gap-y-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:grid-rows-[auto_1fr]">
        <header className="lg:col-start-1">
          <h1>{t('pageTitles.RedemptionForm')}</h1>
          {canAsk && (
            <p className="measure mt-3 text-pretty text-soft">
              <Sentences
                parts={[
                  t('rewards.form.lead'),
                  !reward.requires_shipping && t(`rewards.form.${deliveryNoteOf(reward)}`),
                ]}
              />
            </p>
          )}
        </header>
        <aside
          aria-label={t('rewards.summary.title')}
          className="lg:sticky lg:top-24 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start"
        >
          <RewardSummary reward={reward} available={points} />
        </aside>
        <div className="lg:col-start-1">
          {offer.kind === 'redeem' && unverified !== null && (
            <>
              <BouncedEmailNotice changeHref="/profile?tab=settings" className="mb-4" />
              <VerificationNotice user={unverified} place="reward" />
            </>
          )}
          {canAsk && <RedemptionForm key={reward.reward_id} reward={reward} courses={courses} />}
          {offer.kind === 'redeem' && !hasCourse && (
            <Notice
              tone="warning"
              title={t('rewards.form.noCourse')}
              action={
                <LinkButton to="/rewards" variant="secondary">
                  {t('rewards.form.back')}
                </LinkButton>
              }
            />
          )}
          {offer.kind !== 'redeem' && (
            <Notice
              tone="warning"
              title={
                offer.kind === 'not_enough' && offer.missing !== null
                  ? t('rewards.unavailable.missing', { count: offer.missing })
                  : t(`rewards.unavailable.${reward.unavailable_reason ?? 'unavailable'}`)
              }
              action={
                <LinkButton to="/rewards" variant="secondary">
                  {t('rewards.form.back')}
                </LinkButton>
              }
            />
          )}
        </div>
      </div>
    </div>
  );
}
