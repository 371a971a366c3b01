import { checkoutCalls } from '#contract/checkout.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { OrderStatusBadge } from '#web/features/orders/order-status.tsx';
import { useFormat } from '#web/lib/format.ts';
import { requireLogin } from '#web/lib/guard.ts';
import { usePick } from '#web/lib/pick.tsx';
import { pageFrom } from '#web/lib/query.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { usePagerLabels } from '#web/lib/use-pager-labels.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Pager } from '#web/ui/pager.tsx';
import type { Route } from './+types/orders.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const page = pageFrom(args.url.searchParams.get('page'));
  return api.call(checkoutCalls.lists, { query: { page, limit: pageSizes.ownOrders } });
}

export default function Orders({ loaderData }: Route.ComponentProps) {
  const { list, count, page, limit } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const pagerLabels = usePagerLabels();
  return (
    <>
      <PageHead title={t('pageTitles.Orders')} noIndex />
      <PageIntro title={t('pageTitles.Orders')} seed={27} />
      <div className="shell pt-8 pb-20">
        {list.length === 0 && (
          <EmptyState
            as="h2"
            seed={12}
            title={t('orders.emptyTitle')}
            action={<LinkButton to="/courses">{t('orders.toCourses')}</LinkButton>}
          >
            {t('orders.emptyText')}
          </EmptyState>
        )}
        <ul className="grid grid-cols-1 gap-3">
          {list.map((order) => {
            const title = text(order.course_title, order.course_title_zh);
            return (
              <li
                key={order.order_id}
                className="relative flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-lg bg-raised p-4 ring-1 ring-line transition-shadow focus-within:shadow-lift hover:shadow-lift"
              >
                <div className="min-w-0">
                  <h2 className="text-lg" lang={title.lang}>
                    <Link
                      to={`/orders/${order.order_id}`}
                      className="text-ink no-underline after:absolute after:inset-0"
                    >
                      {title.text}
                    </Link>
                  </h2>
                  <p className="text-sm text-soft">
                    {order.order_number}
                    {' · '}
                    <time dateTime={order.created_at}>{format.dateTime(order.created_at)}</time>
                  </p>
                </div>
                <div className="flex flex-wrap items-center gap-4">
                  <span className="font-semibold">
                    {format.price(order.amount, order.currency)}
                  </span>
                  <OrderStatusBadge status={order.status} isCourseOpen={order.course_is_open} />
                </div>
              </li>
            );
          })}
        </ul>
        <Pager
          className="mt-8"
          page={page}
          pageCount={Math.max(1, Math.ceil(count / limit))}
          hrefFor={(to) => `/orders?page=${to}`}
          labels={pagerLabels}
        />
      </div>
    </>
  );
}
