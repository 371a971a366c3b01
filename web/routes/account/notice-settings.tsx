import { notificationCalls } from '#contract/notifications.ts';
import { pushCalls } from '#contract/push.ts';
import { EmailDelivery } from '#web/features/notifications/email-delivery.tsx';
import { NoticeChoices } from '#web/features/notifications/notice-choices.tsx';
import { PushDevices } from '#web/features/notifications/push-devices.tsx';
import { requireLogin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import type { Route } from './+types/notice-settings.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const [settings, push] = await Promise.all([
    api.call(notificationCalls.settings),
    api.call(pushCalls.state),
  ]);
  return { settings, push };
}

export default function NoticeSettings({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { settings, push } = loaderData;
  const title = t('notifications.settings');
  return (
    <div className="shell max-w-3xl pt-6 pb-20">
      <PageHead title={title} noIndex />
      <Breadcrumb
        label={t('controls.breadcrumb')}
        items={[{ text: t('titles.Notices'), to: '/notifications' }, { text: title }]}
      />
      <h1 className="mt-4 text-3xl">{title}</h1>
      <p className="measure mt-3 text-soft">{t('notifications.settingsText')}</p>
      <div className="mt-8 grid gap-8">
        <PushDevices state={push} />
        <EmailDelivery delivery={settings.delivery} />
        <NoticeChoices settings={settings.list} />
      </div>
      <p className="measure mt-8 text-sm text-soft">{t('notifications.always')}</p>
    </div>
  );
}
