import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction, useFailureText } from '#web/lib/browser-api.ts';
import { focusPage } from '#web/lib/focus-page.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Archive, ArchiveRestore } from '#web/ui/page-icons.tsx';

interface ArchiveButtonProps {
  /** The name of the record. */
  name: string;
  /** The effect of archiving this kind of record: one or two sentences. */
  text: string;
  isArchived?: boolean;
  archive: () => Promise<{ msg: string }>;
  restore: () => Promise<{ msg: string }>;
}

/** How many frames the list may take to show a restored row. */
const FRAMES = 30;

/** Moves the focus to the button of the restored row. */
function focusRow(buttonLabel: string, frames = FRAMES) {
  // Unless the focus has moved on meanwhile.
  if (document.activeElement?.id !== 'content') return;
  const buttons = document.querySelectorAll<HTMLButtonElement>('main button[aria-label]');
  const button = [...buttons].find((one) => one.ariaLabel === buttonLabel);
  if (button) button.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(buttonLabel, frames - 1));
}

/** Archives a row after a confirmation, and offers to undo it; restores an archived one. */
export function ArchiveButton({
  name,
  text,
  isArchived = false,
  archive,
  restore,
}: ArchiveButtonProps) {
  const { t } = useTranslation();
  const [asking, setAsking] = useState(false);
  const revalidate = useRevalidate();
  const failureText = useFailureText();
  const archiveLabel = t('admin.rewards.archiveNamed', { name });

  // The row may be gone on undo: this must not depend on its component.
  async function bringBack() {
    try {
      const { msg } = await restore();
      toast({ text: msg });
      focusPage();
      await revalidate();
      focusRow(archiveLabel);
    } catch (error) {
      toast({ tone: 'error', text: failureText(error) });
    }
  }

  const run = useAction(async () => {
    const takesFocus = document.activeElement?.matches(':focus-visible') === true;
    const { msg } = await archive();
    // While the confirmation is open, nothing outside it takes the focus.
    flushSync(() => setAsking(false));
    focusPage();
    const action = { label: t('admin.undo'), onPress: () => void bringBack() };
    toast({ text: msg, action, takesFocus });
  });

  if (isArchived) {
    return (
      <IconButton
        label={t('admin.restoreNamed', { name })}
        icon={<ArchiveRestore aria-hidden="true" className="size-5" />}
        onClick={() => void bringBack()}
      />
    );
  }
  return (
    <>
      <IconButton
        label={archiveLabel}
        icon={<Archive aria-hidden="true" className="size-5" />}
        onClick={() => setAsking(true)}
      />
      {asking && (
        <ConfirmDialog
          open
          danger
          onClose={() => setAsking(false)}
          onConfirm={() => run.run()}
          title={t('admin.rewards.archiveTitle', { name })}
          description={text}
          confirmLabel={t('admin.rewards.archive')}
          cancelLabel={t('controls.cancel')}
          closeLabel={t('common.close')}
        />
      )}
    </>
  );
}
