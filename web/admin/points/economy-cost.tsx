import type { Economy } from '#contract/points-economy-admin.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { Sentences } from '#web/lib/split-sentences.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';

type EconomyCostProps = Pick<Economy, 'cost' | 'valued_rewards' | 'unvalued_rewards'>;

/** What the learners' points may cost in money. */
export function EconomyCost({ cost, valued_rewards, unvalued_rewards }: EconomyCostProps) {
  const { t } = useTranslation();
  const { price, number } = useFormat();
  if (cost === null) {
    return (
      <div className="rounded-lg bg-sunk px-5 py-6">
        <p>{t('admin.economy.view.costNone')}</p>
        <LinkButton to="/admin/rewards?status=active" variant="secondary" className="mt-4">
          {t('admin.economy.view.costEnter')}
        </LinkButton>
      </div>
    );
  }
  const per100 = (value: number) =>
    t('admin.economy.view.perPoint', { value: price(value * 100, 'USD') });
  const rows = [
    { id: 'best', value: cost.best, each: cost.best_per_point },
    { id: 'typical', value: cost.typical, each: cost.typical_per_point },
    { id: 'worst', value: cost.worst, each: cost.worst_per_point },
  ] as const;
  return (
    <>
      <dl className="grid gap-4 sm:grid-cols-3">
        {rows.map(({ id, value, each }) => (
          <div
            key={id}
            className={cx(
              'rounded-lg p-4 ring-1',
              id === 'typical' ? 'bg-wash ring-porcelain/40' : 'bg-raised ring-line',
            )}
          >
            <dt className="text-sm text-soft">{t(`admin.economy.view.${id}`)}</dt>
            <dd className="mt-1 font-serif text-2xl font-semibold">{price(value, 'USD')}</dd>
            <dd className="text-sm text-soft">{per100(each)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-sm text-soft">
        <Sentences parts={[t('admin.economy.view.heldCost', { value: price(cost.held, 'USD') })]} />
      </p>
      <p className="mt-1 text-sm text-soft">
        <Sentences
          parts={[
            t('admin.economy.view.valued', {
              count: valued_rewards,
              shown: number(valued_rewards),
            }),
            ...(cost.typical_by === 'median' ? [t('admin.economy.view.costTypicalMedian')] : []),
            ...(unvalued_rewards > 0
              ? [
                  t('admin.economy.view.unvalued', {
                    count: unvalued_rewards,
                    shown: number(unvalued_rewards),
                  }),
                ]
              : []),
          ]}
        />
      </p>
    </>
  );
}
