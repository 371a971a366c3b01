import { Plus } from 'lucide-react';
import { couponAdminCalls } from '#contract/coupons-admin.ts';
import { orderAdminCalls } from '#contract/orders-admin.ts';
import { couponStates } from '#domain/coupon.ts';
import { CouponForm } from '#web/admin/coupons/coupon-form.tsx';
import { CouponTable } from '#web/admin/coupons/coupon-table.tsx';
import { CouponUses } from '#web/admin/coupons/coupon-uses.tsx';
import { couponOwners, couponViews } from '#web/admin/coupons/coupon-view.ts';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { assertPage, ListPage } from '#web/lists/list-page.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/filter-form.tsx';
import type { Route } from './+types/coupons.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'coupons');
  const view = couponViews.read(args.url.searchParams);
  if (view.edit === 'new') {
    const { list: courses } = await api.call(couponAdminCalls.courses);
    return { mode: 'edit' as const, view, courses, coupon: null, orders: null };
  }
  if (view.edit !== null) {
    const [{ list: courses }, coupon, orders] = await Promise.all([
      api.call(couponAdminCalls.courses),
      api.call(couponAdminCalls.get, { params: { id: view.edit } }),
      api.call(orderAdminCalls.list, { query: { coupon_id: view.edit, page: view.page } }),
    ]);
    return { mode: 'edit' as const, view, courses, coupon, orders };
  }
  const { edit, ...query } = couponViews.queryOf(view);
  const listed = await api.call(couponAdminCalls.list, { query });
  assertPage(couponViews, view, listed);
  return { mode: 'list' as const, view, listed };
}

export default function AdminCoupons({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { view } = loaderData;
  /** The form of a coupon loads the first page of its orders. */
  const hrefFor = (edit: number | 'new') => couponViews.href({ ...view, edit, page: 1 });
  if (loaderData.mode === 'edit') {
    const { courses, coupon, orders } = loaderData;
    return (
      <>
        <PageHead title={t('admin.titles.Coupons')} noIndex />
        <CouponForm
          key={coupon?.coupon_id ?? 'new'}
          coupon={coupon}
          courses={courses}
          hrefFor={hrefFor}
          backTo={couponViews.href({ ...view, edit: null, page: 1 })}
        />
        {orders !== null && (
          <CouponUses orders={orders} hrefFor={(page) => couponViews.href({ ...view, page })} />
        )}
      </>
    );
  }
  const { listed } = loaderData;
  return (
    <ListPage
      views={couponViews}
      view={view}
      listed={listed}
      title={t('admin.titles.Coupons')}
      lead={t('admin.coupons.lead')}
      searchHint={t('admin.coupons.searchHint')}
      action={
        <LinkButton to={hrefFor('new')} icon={<Plus aria-hidden="true" className="size-5" />}>
          {t('admin.coupons.add')}
        </LinkButton>
      }
      filters={
        <>
          <FilterSelect name="owner" label={t('admin.coupons.owner')} value={view.owner ?? ''}>
            <option value="">{t('admin.coupons.anyOwner')}</option>
            {couponOwners.map((owner) => (
              <option key={owner} value={owner}>
                {t(`admin.coupons.owners.${owner}`)}
              </option>
            ))}
          </FilterSelect>
          <FilterSelect name="state" label={t('admin.coupons.state')} value={view.state ?? ''}>
            <option value="">{t('admin.coupons.anyState')}</option>
            {couponStates.map((state) => (
              <option key={state} value={state}>
                {t(`admin.coupons.states.${state}`)}
              </option>
            ))}
          </FilterSelect>
        </>
      }
      sortLabels={{
        newest: t('admin.coupons.sorts.newest'),
        most_used: t('admin.coupons.sorts.most_used'),
        ending: t('admin.coupons.sorts.ending'),
      }}
      empty={{ title: t('admin.coupons.emptyTitle'), text: t('admin.coupons.emptyText') }}
    >
      <CouponTable coupons={listed.list} hrefFor={hrefFor} />
    </ListPage>
  );
}
