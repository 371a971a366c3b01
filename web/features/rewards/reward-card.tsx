import type { Reward } from '#contract/rewards.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Ban, CalendarClock, Coins, PackageX } from '#web/ui/page-icons.tsx';
import { Points } from '#web/ui/points.tsx';
import { ExpandableText } from './expandable-text.tsx';
import { RewardCover } from './reward-cover.tsx';
import { rewardOffer, stockState } from './reward-offer.ts';

/** A reward of the catalogue, and what the reader can do about it. */
export function RewardCard({ reward }: { reward: Reward }) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const name = text(reward.name, reward.name_zh);
  const category = text(reward.category, reward.category_zh);
  const description = text(reward.description, reward.description_zh);
  return (
    <Card as="article" className="flex h-full flex-col">
      <div className="relative">
        <RewardCover reward={reward} />
        <span className="absolute top-3 left-3" lang={category.lang}>
          <Badge tone="raised">{category.text}</Badge>
        </span>
      </div>
      <div className="flex grow flex-col p-5">
        <h3 className="text-xl leading-snug" lang={name.lang}>
          {name.text}
        </h3>
        {description.text && (
          <ExpandableText
            text={description.text}
            lang={description.lang}
            className="mt-2 text-sm text-soft"
          />
        )}
        <div className="mt-auto pt-5">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-t border-line pt-4">
            <Points
              amount={reward.points_required}
              size="lg"
              label={t('common.points', { count: reward.points_required })}
            />
            <Stock available={reward.available_stock} kind={reward.category_kind} />
          </div>
          {reward.expires_at !== null && (
            <p className="mt-1 flex items-center gap-1.5 text-sm text-soft">
              <CalendarClock aria-hidden="true" className="size-4" />
              {t('rewards.card.until', { day: format.day(reward.expires_at) })}
            </p>
          )}
          <Offer reward={reward} name={name.text} />
        </div>
      </div>
    </Card>
  );
}

interface StockProps {
  available: number | null;
  /** The word for the units of the stock: items, vouchers or places. */
  kind: Reward['category_kind'];
}

function Stock({ available, kind }: StockProps) {
  const { t } = useTranslation();
  const state = stockState(available);
  if (available === null || state === 'unlimited' || state === 'none') return null;
  if (state === 'few') {
    return <Badge tone="clay">{t(`rewards.card.lastOnes.${kind}`, { count: available })}</Badge>;
  }
  return (
    <span className="text-sm text-soft">
      {t(`rewards.card.left.${kind}`, { count: available })}
    </span>
  );
}

function Offer({ reward, name }: { reward: Reward; name: string }) {
  const { t } = useTranslation();
  const { points } = useSiteData();
  const offer = rewardOffer(reward, points);
  const form = `/rewards/submit/${reward.reward_id}`;
  const line = 'mt-4 flex min-h-11 items-center gap-2 text-sm font-medium';

  switch (offer.kind) {
    case 'redeem':
      return (
        <LinkButton to={form} className="mt-4 w-full">
          <span aria-hidden="true">{t('rewards.card.redeem')}</span>
          <span className="sr-only">{t('rewards.card.redeemNamed', { name })}</span>
        </LinkButton>
      );
    case 'login':
      return (
        <LinkButton
          to={loginPath({ pathname: form, search: '' })}
          variant="secondary"
          className="mt-4 w-full"
        >
          {t('rewards.card.login')}
        </LinkButton>
      );
    case 'not_enough':
      return (
        <p className={line}>
          <Coins aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
          {offer.missing === null
            ? t('rewards.unavailable.insufficient_points')
            : t('rewards.unavailable.missing', { count: offer.missing })}
        </p>
      );
    case 'closed': {
      const Icon = offer.reason === 'out_of_stock' ? PackageX : Ban;
      return (
        <p className={line}>
          <Icon aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
          {t(`rewards.unavailable.${offer.reason}`)}
        </p>
      );
    }
  }
}
