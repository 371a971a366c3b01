import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { jobAdminCalls } from '#contract/jobs-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { useFormat } from '#web/lib/format.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface RetryAllButtonProps {
  state: 'failed' | 'waiting';
  /** How many jobs have this state. */
  count: number;
}

/** Tries all jobs of a state again now; asks first where failed emails would leave after all. */
export function RetryAllButton({ state, count }: RetryAllButtonProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const retry = useAction(async () => {
    const { msg } = await api.send(jobAdminCalls.retryAll, { body: { state } });
    toast({ text: msg });
  });
  return (
    <>
      <Button
        variant="secondary"
        busy={retry.busy}
        icon={<RotateCcw aria-hidden="true" className="size-4.5" />}
        onClick={() => (state === 'failed' ? setAsking(true) : retry.run())}
      >
        {t('admin.jobs.retryAll')}
      </Button>
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          onConfirm={() => retry.run()}
          title={t('admin.jobs.retryAllTitle', { count, shown: format.number(count) })}
          description={t('admin.jobs.retryAllText')}
          confirmLabel={t('admin.jobs.retryAll')}
          cancelLabel={t('controls.cancel')}
          closeLabel={t('common.close')}
        />
      )}
    </>
  );
}
