import { useState } from 'react';
import { type LegalDocument, legalAdminCalls } from '#contract/legal-admin.ts';
import { useAction, useApi } from '#web/lib/browser-api.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

interface PublishButtonProps {
  document: LegalDocument;
  /** The form holds what is not saved. */
  isChanged: boolean;
}

/** Publishes the saved draft, after a question: it can never be changed again. */
export function PublishButton({ document, isChanged }: PublishButtonProps) {
  const { t } = useTranslation();
  const api = useApi();
  const [asking, setAsking] = useState(false);
  const { kind, version } = document;
  const number = (document.versions[0]?.number ?? 0) + 1;
  const publish = useAction(async () => {
    const input = { params: { kind }, body: { version } };
    const { msg } = await api.send(legalAdminCalls.publish, input);
    toast({ text: msg });
  });
  if (document.is_published && !isChanged) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      {isChanged && <span className="text-sm text-soft">{t('admin.legal.unsaved')}</span>}
      <Button
        variant="secondary"
        type="button"
        disabled={isChanged}
        onClick={() => setAsking(true)}
      >
        {t('admin.legal.publish', { number })}
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={() => publish.run()}
        title={t('admin.legal.publishTitle', { number })}
        description={
          <>
            <p>{t('admin.legal.publishText')}</p>
            <p className="mt-3">{t('admin.legal.publishReview')}</p>
          </>
        }
        confirmLabel={t('admin.legal.publish', { number })}
        cancelLabel={t('controls.cancel')}
        closeLabel={t('common.close')}
      />
    </div>
  );
}
