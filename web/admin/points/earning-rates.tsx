import type { ReactNode } from 'react';
import {
  EARNING_RATES_DAYS,
  type EarningRates,
  MIN_RATED_POINTS,
} from '#contract/points-economy-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { Table } from '#web/ui/table.tsx';
import { ledgerViews } from './ledger-views.ts';

/** Learners by points per hour of learning, in a panel, for review. */
export function AccountRates({ rates: { accounts, from } }: { rates: EarningRates }) {
  const { t } = useTranslation();
  const { number, duration } = useFormat();
  return (
    <RatesPanel id="accounts">
      <Table
        caption={t('admin.economy.rates.accountsTitle')}
        rows={accounts}
        keyOf={({ user_id }) => user_id}
        empty={<p className="text-soft">{t('admin.economy.rates.none')}</p>}
        columns={[
          {
            id: 'name',
            header: t('admin.economy.rates.account'),
            lead: true,
            cell: ({ user_id, name }) => (
              <Link
                to={ledgerViews.href({ user_id, from })}
                className="link inline-flex min-h-11 items-center"
              >
                {name}
              </Link>
            ),
          },
          {
            id: 'points',
            header: t('admin.economy.rates.points'),
            align: 'end',
            cell: ({ points }) => number(points),
          },
          {
            id: 'time',
            header: t('admin.economy.rates.time'),
            align: 'end',
            cell: ({ seconds }) => (
              <span className="whitespace-nowrap">{duration(Math.ceil(seconds / 60))}</span>
            ),
          },
          {
            id: 'rate',
            header: t('admin.economy.rates.perHour'),
            align: 'end',
            cell: ({ points_per_hour }) =>
              points_per_hour === null ? t('admin.economy.rates.noTime') : number(points_per_hour),
          },
        ]}
      />
    </RatesPanel>
  );
}

/** Teachers by what their lessons paid per account, in a panel, for review. */
export function TeacherRates({ rates: { teachers } }: { rates: EarningRates }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  return (
    <RatesPanel id="teachers">
      <Table
        caption={t('admin.economy.rates.teachersTitle')}
        rows={teachers}
        keyOf={({ teacher_id }) => teacher_id}
        empty={<p className="text-soft">{t('admin.economy.rates.none')}</p>}
        columns={[
          {
            id: 'name',
            header: t('admin.economy.rates.teacher'),
            lead: true,
            cell: (teacher) => (
              <Link
                to={`/teachers/${teacher.teacher_id}`}
                className="link inline-flex min-h-11 items-center"
              >
                <Bilingual en={teacher.name} zh={teacher.name_zh} />
              </Link>
            ),
          },
          {
            id: 'points',
            header: t('admin.economy.rates.points'),
            align: 'end',
            cell: ({ points }) => number(points),
          },
          {
            id: 'accounts',
            header: t('admin.economy.rates.accounts'),
            align: 'end',
            cell: ({ accounts }) => number(accounts),
          },
          {
            id: 'rate',
            header: t('admin.economy.rates.perAccount'),
            align: 'end',
            cell: ({ points_per_account }) => number(points_per_account),
          },
        ]}
      />
    </RatesPanel>
  );
}

function RatesPanel({ id, children }: { id: 'accounts' | 'teachers'; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby={`rates-${id}`} className="min-w-0">
      <h2 id={`rates-${id}`} className="text-xl">
        {t(`admin.economy.rates.${id}Title`)}
      </h2>
      <p className="mt-1 mb-4 measure text-sm text-soft">
        {t(`admin.economy.rates.${id}Text`, { days: EARNING_RATES_DAYS, points: MIN_RATED_POINTS })}
      </p>
      {children}
    </section>
  );
}
