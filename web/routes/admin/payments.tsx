import { Plus, ShieldCheck } from 'lucide-react';
import { useNavigate } from 'react-router';
import { paymentCalls, paymentMethods, paymentProviders } from '#contract/payments-admin.ts';
import { academyDay } from '#domain/academy-day.ts';
import { currencies } from '#domain/currencies.ts';
import { CsvButton } from '#web/admin/dashboard/csv-button.tsx';
import { PaymentTable } from '#web/admin/payments/payment-table.tsx';
import { paymentViews } from '#web/admin/payments/payments-view.ts';
import { RecordPayment } from '#web/admin/payments/record-payment.tsx';
import { useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { assertPage, ListPage, OnlyOne } from '#web/lists/list-page.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterDay, FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/payments.ts';

/** The query of the calls; swapped days are put in order. */
function queryOf(view: ReturnType<typeof paymentViews.read>) {
  const { record, from, to, ...query } = paymentViews.queryOf(view);
  const [first, last] = from && to && from > to ? [to, from] : [from, to];
  return { ...query, ...(first && { from: first }), ...(last && { to: last }) };
}

export async function loader(args: Route.LoaderArgs) {
  const member = requireAdmin(args, 'payments');
  const { api, site } = member;
  const view = paymentViews.read(args.url.searchParams);
  const [listed, groups] = await Promise.all([
    api.call(paymentCalls.list, { query: queryOf(view) }),
    loadGroupChoices(member, view.group_id),
  ]);
  assertPage(paymentViews, view, listed);
  return { view, listed, groups, today: academyDay(new Date(), site.time_zone) };
}

export default function Payments({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const navigate = useNavigate();
  const { view, listed, groups, today } = loaderData;
  const { page: _page, sort: _sort, limit: _limit, ...csvQuery } = queryOf(view);
  return (
    <>
      <ListPage
        views={paymentViews}
        view={view}
        listed={listed}
        title={t('admin.titles.Payments')}
        lead={t('admin.payments.lead')}
        searchHint={t('admin.payments.searchHint')}
        action={
          <div className="flex flex-wrap gap-3">
            <LinkButton
              to={`${paymentViews.path}/check`}
              variant="secondary"
              icon={<ShieldCheck aria-hidden="true" className="size-5" />}
            >
              {t('admin.titles.RevenueCheck')}
            </LinkButton>
            <CsvButton load={() => api.download(paymentCalls.csv, { query: csvQuery })} />
            <LinkButton
              to={paymentViews.href({ ...view, record: true })}
              icon={<Plus aria-hidden="true" className="size-5" />}
            >
              {t('admin.payments.record')}
            </LinkButton>
          </div>
        }
        filters={
          <>
            <FilterSelect
              name="currency"
              label={t('admin.payments.currency')}
              value={view.currency ?? ''}
            >
              <option value="">{t('admin.payments.any')}</option>
              {currencies.map((currency) => (
                <option key={currency} value={currency}>
                  {t(`admin.payments.currencies.${currency}`)}
                </option>
              ))}
            </FilterSelect>
            <FilterSelect
              name="method"
              label={t('admin.payments.method')}
              value={view.method ?? ''}
            >
              <option value="">{t('admin.payments.any')}</option>
              {paymentMethods.map((method) => (
                <option key={method} value={method}>
                  {t(`admin.payments.methods.${method}`)}
                </option>
              ))}
            </FilterSelect>
            <FilterSelect
              name="provider"
              label={t('admin.payments.provider')}
              value={view.provider ?? ''}
            >
              <option value="">{t('admin.payments.any')}</option>
              {paymentProviders.map((provider) => (
                <option key={provider} value={provider}>
                  {t(`admin.payments.providers.${provider}`)}
                </option>
              ))}
            </FilterSelect>
            <FilterSelect name="state" label={t('admin.payments.state')} value={view.state ?? ''}>
              <option value="">{t('admin.payments.states.valid')}</option>
              <option value="refunded">{t('admin.payments.states.refunded')}</option>
              <option value="disputed">{t('admin.payments.states.disputed')}</option>
              <option value="voided">{t('admin.payments.states.voided')}</option>
              <option value="all">{t('admin.payments.states.all')}</option>
            </FilterSelect>
            <GroupFilter groups={groups} value={view.group_id} />
            {(['from', 'to'] as const).map((name) => (
              <FilterDay
                key={name}
                name={name}
                label={t(`admin.dashboard.${name}`)}
                value={view[name]}
                max={today}
              />
            ))}
            {view.user_id !== null && <input type="hidden" name="user_id" value={view.user_id} />}
            {view.payment_id !== null && (
              <input type="hidden" name="payment_id" value={view.payment_id} />
            )}
          </>
        }
        sortLabels={{
          newest: t('admin.payments.sorts.newest'),
          oldest: t('admin.payments.sorts.oldest'),
          amount: t('admin.payments.sorts.amount'),
        }}
        above={
          <>
            {view.payment_id !== null && (
              <OnlyOne
                text={t('admin.payments.onlyOne', { id: view.payment_id })}
                allText={t('admin.payments.showAll')}
                allHref={paymentViews.path}
              />
            )}
            {listed.totals.length > 0 && (
              <dl className="mb-5 flex flex-wrap gap-4">
                {listed.totals.map(({ currency, amount, refunded, disputed, net, count }) => (
                  <div key={currency} className="rounded-lg bg-raised px-5 py-3 ring-1 ring-line">
                    <dt className="text-sm text-soft">
                      {t('admin.payments.sumOf', { count, shown: format.number(count) })}
                    </dt>
                    <dd className="font-serif text-2xl font-semibold text-porcelain">
                      {format.price(net, currency)}
                    </dd>
                    {refunded > 0 && (
                      <dd className="text-sm text-soft">
                        {t('admin.payments.lessRefunds', {
                          received: format.price(amount, currency),
                          refunded: format.price(refunded, currency),
                        })}
                      </dd>
                    )}
                    {disputed > 0 && (
                      <dd className="text-sm text-soft">
                        {t('admin.payments.lessDisputes', {
                          disputed: format.price(disputed, currency),
                        })}
                      </dd>
                    )}
                  </div>
                ))}
              </dl>
            )}
          </>
        }
        empty={{ title: t('admin.payments.emptyTitle'), text: t('admin.payments.emptyText') }}
      >
        <PaymentTable payments={listed.list} />
      </ListPage>
      {view.record && (
        <RecordPayment
          today={today}
          onClose={() => {
            void navigate(paymentViews.href({ ...view, record: false }), {
              replace: true,
              preventScrollReset: true,
            });
          }}
        />
      )}
    </>
  );
}
