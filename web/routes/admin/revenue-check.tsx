import { paymentCalls } from '#contract/payments-admin.ts';
import { paymentViews } from '#web/admin/payments/payments-view.ts';
import { RevenueCheck } from '#web/admin/payments/revenue-check.tsx';
import { requireAdmin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import type { Route } from './+types/revenue-check.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireAdmin(args, 'payments');
  return { check: await api.call(paymentCalls.check, {}) };
}

/** Whether orders, payments, refunds and access are consistent. */
export default function AdminRevenueCheck({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t('admin.titles.RevenueCheck')} noIndex />
      <header className="mb-6 grid gap-2">
        <Link
          to={paymentViews.path}
          className="link inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {t('admin.titles.Payments')}
        </Link>
        <h1 className="text-2xl sm:text-3xl">{t('admin.titles.RevenueCheck')}</h1>
        <p className="measure text-soft">{t('admin.payments.check.lead')}</p>
      </header>
      <RevenueCheck check={loaderData.check} />
    </>
  );
}
