import { useTokenOnce } from '#web/features/accounts/use-token-once.ts';
import { UnsubscribeForm } from '#web/features/notifications/unsubscribe-form.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/unsubscribe.ts';

export function loader({ url }: Route.LoaderArgs) {
  return { token: url.searchParams.get('token')?.trim() ?? '' };
}

/** The target of an email's link that ends its kind; it may be opened in any browser. */
export default function Unsubscribe({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { token } = useTokenOnce(loaderData);
  const title = t('notifications.unsubscribe');
  return (
    <div className="shell section">
      <PageHead title={title} noIndex />
      <h1 className="text-3xl">{title}</h1>
      <p className="measure mt-3 mb-6 text-soft">{t('notifications.unsubscribeText')}</p>
      <UnsubscribeForm token={token} />
    </div>
  );
}
