import type { z } from 'zod';
import type { profileStatistics } from '#contract/accounts.ts';
import { useTranslation } from '#web/lib/translation.tsx';

type Statistics = z.output<typeof profileStatistics>;

/** The learner's progress in three figures. */
export function ProfileStatistics({ statistics }: { statistics: Statistics }) {
  const { t } = useTranslation();
  const figures = [
    {
      value: statistics.courses_completed,
      label: t('accounts.profile.statistics.completed', { count: statistics.courses_completed }),
    },
    {
      value: statistics.courses_redeemed,
      label: t('accounts.profile.statistics.redeemed', { count: statistics.courses_redeemed }),
    },
    {
      value: statistics.days_active,
      label: t('accounts.profile.statistics.active', { count: statistics.days_active }),
    },
  ];
  return (
    <section aria-labelledby="statistics">
      <h2 id="statistics" className="text-xl">
        {t('accounts.profile.statistics.title')}
      </h2>
      <dl className="mt-4 grid grid-cols-3 gap-3">
        {figures.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-balance text-soft">{label}</dt>
            <dd className="font-serif text-4xl font-semibold text-porcelain">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 text-sm text-soft">{t('accounts.profile.statistics.landscape')}</p>
    </section>
  );
}
