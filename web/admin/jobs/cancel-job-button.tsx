import { X } from 'lucide-react';
import { useState } from 'react';
import { type AdminJob, jobAdminCalls } from '#contract/jobs-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/** Cancels a message that waits or has failed, after a confirmation. */
export function CancelJobButton({ job: { job_id: id, kind, user } }: { job: AdminJob }) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const name = t(`admin.jobs.kinds.${kind}`);
  const cancel = useAction(async () => {
    const { msg } = await api.send(jobAdminCalls.cancel, { params: { id } });
    toast({ text: msg });
  });
  return (
    <>
      <IconButton
        icon={<X aria-hidden="true" className="size-5" />}
        label={t('admin.jobs.cancelNamed', { kind: name, id })}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => cancel.run()}
          title={t('admin.jobs.cancelTitle')}
          description={t(user === null ? 'admin.jobs.cancelText' : 'admin.jobs.cancelTextTo', {
            kind: name,
            user: user?.name || `#${user?.user_id}`,
          })}
          confirmLabel={t('admin.jobs.cancel')}
          cancelLabel={t('admin.jobs.keep')}
          closeLabel={t('common.close')}
        />
      )}
    </>
  );
}
