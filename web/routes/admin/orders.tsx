import { orderAdminCalls } from '#contract/orders-admin.ts';
import { currencies } from '#domain/currencies.ts';
import { orderMethods, orderStatuses } from '#domain/order-methods.ts';
import { OrderTable } from '#web/admin/orders/order-table.tsx';
import { orderViews } from '#web/admin/orders/order-views.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { useMay } from '#web/lib/may.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { GroupFilter } from '#web/lists/group-filter.tsx';
import { assertPage, ListPage, OnlyOne } from '#web/lists/list-page.tsx';
import { loadGroupChoices } from '#web/lists/load-group-choices.ts';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/orders.ts';

export async function loader(args: Route.LoaderArgs) {
  const member = requireAdmin(args, 'orders');
  const view = orderViews.read(args.url.searchParams);
  const { receipt, to_check, ...query } = orderViews.queryOf(view);
  const asked = { ...query, ...(receipt && { receipt }), ...(to_check && { to_check }) };
  const [listed, groups] = await Promise.all([
    member.api.call(orderAdminCalls.list, { query: asked }),
    loadGroupChoices(member, view.group_id),
  ]);
  assertPage(orderViews, view, listed);
  return { view, listed, groups };
}

export default function AdminOrders({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const may = useMay();
  const { view, listed, groups } = loaderData;
  return (
    <ListPage
      views={orderViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Orders')}
      lead={t(may('payments') ? 'admin.orders.lead' : 'admin.orders.leadReadOnly')}
      searchHint={t('admin.orders.searchHint')}
      filters={
        <>
          <FilterSelect name="status" label={t('admin.orders.state')} value={view.status ?? ''}>
            <option value="">{t('admin.payments.any')}</option>
            {orderStatuses.map((status) => (
              <option key={status} value={status}>
                {t(`orders.status.${status}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="method" label={t('admin.payments.method')} value={view.method ?? ''}>
            <option value="">{t('admin.payments.any')}</option>
            {orderMethods.map((method) => (
              <option key={method} value={method}>
                {t(`orders.methods.${method}`)}
              </option>
            ))}
          </FilterSelect>
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
            name="receipt"
            label={t('admin.orders.proof')}
            value={view.receipt ? '1' : ''}
          >
            <option value="">{t('admin.payments.any')}</option>
            <option value="1">{t('admin.orders.onlyReceipt')}</option>
          </FilterSelect>
          <GroupFilter groups={groups} value={view.group_id} />
          {view.to_check && <input type="hidden" name="to_check" value="1" />}
          {view.order_id !== null && <input type="hidden" name="order_id" value={view.order_id} />}
        </>
      }
      sortLabels={{
        newest: t('admin.payments.sorts.newest'),
        oldest: t('admin.payments.sorts.oldest'),
      }}
      above={
        (view.order_id !== null || view.to_check) && (
          <OnlyOne
            text={
              view.order_id === null
                ? t('admin.orders.onlyToCheck')
                : t('admin.orders.onlyOne', { id: view.order_id })
            }
            allText={t('admin.orders.showAll')}
            allHref={orderViews.path}
          />
        )
      }
      empty={{ title: t('admin.orders.emptyTitle'), text: t('admin.orders.emptyText') }}
    >
      <OrderTable orders={listed.list} />
    </ListPage>
  );
}
