import { checkoutCalls } from '#contract/checkout.ts';
import { CheckoutForm } from '#web/features/orders/checkout-form.tsx';
import { requireLogin } from '#web/lib/guard.ts';
import { idFrom } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import type { Route } from './+types/checkout.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, currency } = requireLogin(args);
  const course_id = idFrom(args.params.courseId);
  return { options: await api.call(checkoutCalls.options, { query: { course_id } }), currency };
}

export default function Checkout({ loaderData }: Route.ComponentProps) {
  const { options, currency } = loaderData;
  const { t } = useTranslation();
  const title = usePick()(options.course_title, options.course_title_zh);
  const coursePath = `/courses/${options.course_id}`;
  return (
    <div className="shell max-w-3xl pt-6 pb-20">
      <PageHead title={t('pageTitles.Checkout')} noIndex />
      <Breadcrumb
        label={t('controls.breadcrumb')}
        items={[
          { text: t('layout.courses'), to: '/courses' },
          { text: title.text, lang: title.lang, to: coursePath },
          { text: t('pageTitles.Checkout') },
        ]}
      />
      <header className="mt-4 mb-7">
        <h1>{t('pageTitles.Checkout')}</h1>
        <p className="mt-3 text-xl" lang={title.lang}>
          {title.text}
        </p>
        {!options.is_open && <p className="mt-2 text-soft">{t('orders.lead')}</p>}
      </header>
      {options.is_open ? (
        <Notice
          tone="success"
          title={t('orders.isOpen')}
          action={<LinkButton to={coursePath}>{t('orders.toCourse')}</LinkButton>}
        />
      ) : (
        <CheckoutForm
          key={options.course_id}
          courseId={options.course_id}
          prices={options.prices}
          shownIn={currency}
        />
      )}
    </div>
  );
}
