import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { KeepAccount } from './keep-account.tsx';

/** On every page while an account waits for its deletion: when that is, and how to keep it. */
export function DeletionBanner({ deletesAt }: { deletesAt: string }) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <section aria-label={t('privacy.deletion.title')} className="border-b border-line bg-clay-wash">
      <div className="shell flex flex-wrap items-center gap-x-8 gap-y-3 py-4">
        <div className="min-w-[min(20rem,100%)] grow basis-0">
          <p className="font-semibold">
            {t('privacy.deletion.pending', { time: format.dateTime(deletesAt) })}
          </p>
          <p className="text-sm text-pretty">{t('privacy.deletion.pendingText')}</p>
        </div>
        <KeepAccount />
      </div>
    </section>
  );
}
