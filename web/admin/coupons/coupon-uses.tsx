import type { AdminOrder } from '#contract/orders-admin.ts';
import { RecordLink } from '#web/admin/audit/record-link.tsx';
import { OrderStatusBadge } from '#web/features/orders/order-status.tsx';
import { useFormat } from '#web/lib/format.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { Moment } from '#web/lists/moment.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Table } from '#web/ui/table.tsx';

interface CouponUsesProps {
  orders: { list: readonly AdminOrder[]; count: number; page: number; limit: number };
  hrefFor: (page: number) => string;
}

/** The orders that were made with a coupon, the latest first. */
export function CouponUses({ orders, hrefFor }: CouponUsesProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const pagerLabels = usePagerLabels();
  return (
    <section aria-labelledby="uses" className="mt-10">
      <h2 id="uses" className="mb-4 text-xl">
        {t('admin.coupons.uses.title')}
      </h2>
      <Table
        caption={t('admin.coupons.uses.title')}
        rows={orders.list}
        keyOf={({ order_id }) => order_id}
        empty={<p className="text-soft">{t('admin.coupons.uses.none')}</p>}
        columns={[
          {
            id: 'number',
            header: t('admin.coupons.uses.number'),
            lead: true,
            cell: ({ order_id: id, order_number: number, created_at: at }) => (
              <>
                <RecordLink
                  entity="order"
                  id={id}
                  className="link inline-flex min-h-11 items-center"
                >
                  {number}
                </RecordLink>
                <p className="text-sm text-soft">
                  <Moment at={at} />
                </p>
              </>
            ),
          },
          {
            id: 'learner',
            header: t('admin.coupons.uses.learner'),
            cell: ({ user_id: id, user_name: name, user_email: email }) => (
              <>
                <RecordLink
                  entity="user"
                  id={id}
                  className="link inline-flex min-h-11 items-center"
                >
                  {name || email}
                </RecordLink>
                <p className="text-sm break-all text-soft">{email}</p>
              </>
            ),
          },
          {
            id: 'price',
            header: t('admin.coupons.uses.price'),
            align: 'end',
            cell: ({ amount, list_price: listPrice, currency }) => (
              <>
                <span className="block font-semibold whitespace-nowrap">
                  {format.price(amount, currency)}
                </span>
                <span className="block text-sm whitespace-nowrap text-soft">
                  {t('admin.coupons.uses.listPrice', { price: format.price(listPrice, currency) })}
                </span>
              </>
            ),
          },
          {
            id: 'course',
            header: t('admin.orders.course'),
            className: 'row-rest',
            cell: ({ course_title: en, course_title_zh: zh }) => (
              <Bilingual as="span" en={en} zh={zh} className="block text-sm" />
            ),
          },
          {
            id: 'state',
            header: t('admin.orders.state'),
            cell: ({ status }) => <OrderStatusBadge status={status} />,
          },
        ]}
      />
      <Pager
        className="mt-6"
        page={orders.page}
        pageCount={Math.ceil(orders.count / orders.limit)}
        hrefFor={hrefFor}
        labels={pagerLabels}
      />
    </section>
  );
}
