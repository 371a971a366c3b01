import type { FormEvent, ReactNode } from 'react';
import { type DeviceDraft, RestoredDraft } from '#web/forms/drafts/device-draft.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Form } from '#web/ui/form.tsx';
import { Notice } from '#web/ui/notice.tsx';

interface ReviewDialogProps {
  title: string;
  description: ReactNode;
  size: 'sm' | 'md';
  draft: Pick<DeviceDraft<unknown>, 'isRestored' | 'discard'>;
  /** The current review, where somebody else has changed it meanwhile. */
  late: ReactNode;
  failure: { title: string; text: string | null };
  submit: { label: string; danger?: boolean; busy: boolean };
  onSubmit: (event: FormEvent) => void;
  onClose: () => void;
  /** The field. */
  children: ReactNode;
}

/** A text about a review: one field, stored on this device until it is sent. */
export function ReviewDialog({
  title,
  description,
  size,
  draft,
  late,
  failure,
  submit,
  onSubmit,
  onClose,
  children,
}: ReviewDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      open
      onClose={onClose}
      size={size}
      title={title}
      description={description}
      closeLabel={t('common.close')}
    >
      <Form onSubmit={onSubmit} className="grid gap-5">
        {late && (
          <Notice live tone="warning">
            {late}
          </Notice>
        )}
        <div className="contents">{children}</div>
        <RestoredDraft draft={draft} />
        {failure.text !== null && (
          <Notice live tone="error" title={failure.title}>
            {failure.text}
          </Notice>
        )}
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="secondary"
            onClick={() => {
              draft.discard();
              onClose();
            }}
          >
            {t('controls.cancel')}
          </Button>
          <Button type="submit" variant={submit.danger ? 'danger' : 'primary'} busy={submit.busy}>
            {submit.label}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
