import type { PointKind } from '#contract/points.ts';
import { pointAdminCalls } from '#contract/points-admin.ts';
import { economyAdminCalls, type LedgerFlow } from '#contract/points-economy-admin.ts';
import { sundayOf } from '#domain/academy-day.ts';
import { AccountRates, TeacherRates } from '#web/admin/points/earning-rates.tsx';
import { EconomyCost } from '#web/admin/points/economy-cost.tsx';
import { EconomyExpiring } from '#web/admin/points/economy-expiring.tsx';
import { EconomyFlows } from '#web/admin/points/economy-flows.tsx';
import { EconomyWeeks } from '#web/admin/points/economy-weeks.tsx';
import { ledgerViews } from '#web/admin/points/ledger-views.ts';
import { PointsTabs } from '#web/admin/points/points-tabs.tsx';
import { WhatIfPanel } from '#web/admin/points/what-if-panel.tsx';
import {
  DEFAULT_WEEKS,
  readWeeks,
  readWhatIfView,
  weekChoices,
} from '#web/admin/points/what-if-view.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FilterForm, FilterSelect } from '#web/ui/filter-form.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Points } from '#web/ui/points.tsx';
import type { Route } from './+types/economy.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'points');
  const params = args.url.searchParams;
  const weeks = readWeeks(params);
  const [economy, rates, rules] = await Promise.all([
    api.call(economyAdminCalls.economy, { query: { weeks } }),
    api.call(economyAdminCalls.earningRates),
    api.call(pointAdminCalls.rules),
  ]);
  const question = readWhatIfView(params, rules.list);
  const supposed = question?.supposed ?? null;
  const result =
    question && supposed
      ? await api.call(economyAdminCalls.whatIf, {
          params: { kind: question.rule.kind },
          query: supposed,
        })
      : null;
  return { weeks, economy, rates, rules: rules.list, question, result };
}

const pathOfWeeks = (params: URLSearchParams) => {
  const weeks = readWeeks(params);
  return weeks === DEFAULT_WEEKS ? '/admin/economy' : `/admin/economy?weeks=${weeks}`;
};

export default function AdminEconomy({ loaderData }: Route.ComponentProps) {
  const { weeks, economy, rates, rules, question, result } = loaderData;
  const { t } = useTranslation();
  const format = useFormat();
  const points = (count: number) => t('common.points', { count });
  const thisWeek = economy.weeks.at(-1);
  const from = economy.weeks[0]?.week ?? economy.today;
  const current = thisWeek && { from: thisWeek.week, to: sundayOf(thisWeek.week) };
  return (
    <>
      <PageHeading
        title={t('admin.titles.Economy')}
        lead={t('admin.economy.view.lead', { time: format.dateTime(economy.as_of) })}
      />
      <PointsTabs current="economy" />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-12">
        <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
          <Figure
            label={t('admin.economy.view.circulation')}
            hint={t('admin.economy.view.circulationText')}
            amount={economy.circulation}
            to={ledgerViews.href({ flow: 'circulation' })}
            points={points}
          />
          <Figure
            label={t('admin.economy.view.held')}
            amount={economy.held}
            to={ledgerViews.href({ flow: 'held' })}
            points={points}
          />
          <Figure
            label={t('admin.economy.view.earnedWeek')}
            amount={thisWeek?.earned ?? 0}
            to={ledgerViews.href({ ...current, flow: 'earned' })}
            points={points}
          />
          <Figure
            label={t('admin.economy.view.spentWeek')}
            amount={thisWeek?.spent ?? 0}
            to={ledgerViews.href({ ...current, flow: 'spent' })}
            points={points}
          />
        </dl>
        <section aria-labelledby="weeks">
          <div className="mb-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              <h2 id="weeks" className="text-xl">
                {t('admin.economy.view.weeksTitle')}
              </h2>
              <p className="mt-1 text-sm text-soft">{t('admin.economy.view.weeksText')}</p>
            </div>
            <FilterForm
              action="/admin/economy"
              pathFor={pathOfWeeks}
              applyLabel={t('admin.filter')}
            >
              <FilterSelect
                name="weeks"
                label={t('admin.economy.view.range')}
                value={String(weeks)}
              >
                {weekChoices.map((count) => (
                  <option key={count} value={count}>
                    {t('admin.economy.view.rangeWeeks', { count })}
                  </option>
                ))}
              </FilterSelect>
            </FilterForm>
          </div>
          <EconomyWeeks weeks={economy.weeks} />
        </section>
        <div className="grid gap-x-10 gap-y-12 lg:grid-cols-2">
          <EconomyFlows
            id="sources"
            title={t('admin.economy.view.sources')}
            flows={economy.sources}
            flowOf={() => 'earned'}
            from={from}
          />
          <EconomyFlows
            id="sinks"
            title={t('admin.economy.view.sinks')}
            flows={economy.sinks}
            flowOf={outflowOf}
            from={from}
          />
        </div>
        <section aria-labelledby="cost">
          <h2 id="cost" className="text-xl">
            {t('admin.economy.view.costTitle')}
          </h2>
          <p className="mt-1 mb-4 measure text-sm text-soft">{t('admin.economy.view.costText')}</p>
          <EconomyCost {...economy} />
        </section>
        <section aria-labelledby="expiring">
          <h2 id="expiring" className="text-xl">
            {t('admin.economy.view.expiringTitle')}
          </h2>
          <p className="mt-1 mb-4 text-sm text-soft">{t('admin.economy.view.expiringText')}</p>
          <EconomyExpiring economy={economy} />
        </section>
        <AccountRates rates={rates} />
        <TeacherRates rates={rates} />
        {question !== null && (
          <WhatIfPanel
            view={question}
            rules={rules}
            result={result}
            weeks={weeks}
            typicalPerPoint={economy.cost?.typical_per_point ?? null}
          />
        )}
      </div>
    </>
  );
}

/** The uses of points: expiry, deductions by admins, and purchases. */
const outflowOf = (kind: PointKind): LedgerFlow => {
  if (kind === 'expiry') return 'expired';
  return kind === 'admin_adjustment' ? 'taken' : 'spent';
};

interface FigureProps {
  label: string;
  hint?: string;
  amount: number;
  /** The address of the rows behind it. */
  to: string;
  points: (count: number) => string;
}

/** One figure, and a link to its rows. */
function Figure({ label, hint, amount, to, points }: FigureProps) {
  return (
    <div className="relative rounded-lg bg-raised p-4 ring-1 ring-line transition-shadow hover:shadow-lift">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="mt-1">
        <Link to={to} className="no-underline after:absolute after:inset-0">
          <Points size="lg" amount={amount} label={points(amount)} />
        </Link>
      </dd>
      {hint !== undefined && <dd className="text-sm text-soft">{hint}</dd>}
    </div>
  );
}
