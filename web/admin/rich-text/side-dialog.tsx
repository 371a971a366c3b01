import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface SideDialogProps {
  title: string;
  submitLabel: string;
  canSubmit?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  /** A further button, at the other end of the footer. */
  extra?: ReactNode;
  children: ReactNode;
}

/** A small form in a dialog beside a larger form: outside of it, since forms must not be nested. */
export function SideDialog({
  title,
  submitLabel,
  canSubmit = true,
  onSubmit,
  onClose,
  extra,
  children,
}: SideDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  function submit(event: FormEvent) {
    event.preventDefault();
    // React would pass the event on to the outer form.
    event.stopPropagation();
    if (canSubmit) onSubmit();
  }
  return createPortal(
    <Dialog
      open
      onClose={onClose}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <>
          {extra}
          <Button variant="secondary" onClick={onClose}>
            {t('controls.cancel')}
          </Button>
          <Button type="submit" form={id} disabled={!canSubmit}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} noValidate className="grid gap-5">
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
