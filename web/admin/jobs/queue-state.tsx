import type { AdminJobList } from '#contract/jobs-admin.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Notice } from '#web/ui/notice.tsx';

type QueueStateProps = Pick<AdminJobList, 'oldest_waiting_at' | 'email_outage'>;

/** Whether the queue gets on: since when email has not been delivered, and the oldest waiting job. */
export function QueueState({ oldest_waiting_at: oldest, email_outage: outage }: QueueStateProps) {
  const { t } = useTranslation();
  const format = useFormat();
  if (outage === null && oldest === null) return null;
  return (
    <div className="mb-5 grid gap-3">
      {outage !== null && (
        <Notice
          tone="warning"
          title={t('admin.jobs.outage', { time: format.dateTime(outage.since) })}
        >
          {t('admin.jobs.outageText', {
            count: outage.waiting,
            shown: format.number(outage.waiting),
          })}
        </Notice>
      )}
      {oldest !== null && (
        <p className="text-sm text-soft">
          {t('admin.jobs.oldest', { time: format.dateTime(oldest) })}
        </p>
      )}
    </div>
  );
}
