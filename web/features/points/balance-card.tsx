import type { PointsBalance } from '#contract/points.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Coin } from '#web/ui/points.tsx';

/** The balance, in the gold that is only for points. */
export function BalanceCard({ balance }: { balance: PointsBalance }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const details = [
    { label: t('pointsScreens.balance.held'), value: balance.held_points, hideZero: true },
    { label: t('pointsScreens.balance.expiring'), value: balance.expiring_points, hideZero: true },
    { label: t('pointsScreens.balance.earned'), value: balance.lifetime_earned },
    { label: t('pointsScreens.balance.spent'), value: balance.lifetime_spent },
  ].filter(({ value, hideZero }) => !hideZero || value > 0);
  return (
    <section
      aria-labelledby="balance"
      className="relative overflow-hidden rounded-lg bg-gold-wash p-6 ring-1 ring-gold-rim/35 sm:p-8"
    >
      <Coin className="absolute -top-10 -right-10 size-48 opacity-20" />
      <div className="relative">
        <h2 id="balance" className="font-sans text-base font-normal text-soft">
          {t('pointsScreens.balance.title')}
        </h2>
        <p className="mt-1 flex items-center gap-3 font-serif text-4xl font-semibold text-gold">
          <Coin className="size-[0.85em]" />
          <span aria-hidden="true">{number(balance.available_points)}</span>
          <span className="sr-only">{t('common.points', { count: balance.available_points })}</span>
          <span className="self-end pb-1 font-sans text-sm font-normal text-soft">
            {t('pointsScreens.balance.available')}
          </span>
        </p>
        <dl className="mt-6 grid grid-cols-1 gap-x-8 gap-y-2 border-t border-gold-rim/30 pt-4 text-sm">
          {details.map(({ label, value }) => (
            <div key={label} className="flex items-baseline justify-between gap-4">
              <dt className="text-soft">{label}</dt>
              <dd className="font-semibold">{number(value)}</dd>
            </div>
          ))}
        </dl>
        <LinkButton to="/rewards" variant="secondary" className="mt-5">
          {t('pointsScreens.balance.toRewards')}
        </LinkButton>
      </div>
    </section>
  );
}
