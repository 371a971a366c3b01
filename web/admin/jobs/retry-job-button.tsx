import { RotateCcw } from 'lucide-react';
import { type AdminJob, jobAdminCalls } from '#contract/jobs-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';

/** Tries a job again now. */
export function RetryJobButton({ job: { job_id: id, kind } }: { job: AdminJob }) {
  const { t } = useTranslation();
  const api = useApi();
  const retry = useAction(async () => {
    const { msg } = await api.send(jobAdminCalls.retry, { params: { id } });
    toast({ text: msg });
  });
  return (
    <IconButton
      busy={retry.busy}
      icon={<RotateCcw aria-hidden="true" className="size-5" />}
      label={t('admin.jobs.retryNamed', { kind: t(`admin.jobs.kinds.${kind}`), id })}
      onClick={() => retry.run()}
    />
  );
}
