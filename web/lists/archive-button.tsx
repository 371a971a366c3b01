import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAction, useFailureText } from '#web/lib/browser-api.ts';
import { focusPage } from '#web/lib/focus-page.ts';
import { useRevalidate } from '#web/lib/revalidate.ts';
import { toast } from '#web/lib/toast.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { Archive, ArchiveRestore } from '#web/ui/icons.tsx';

interface ArchiveButtonProps {
  /** What is archived, as the person knows it. */
  name: string;
  /** What archiving does to this kind of thing: one or two sentences. */
  text: string;
  isArchived?: boolean;
  archive: () => Promise<{ msg: string }>;
  restore: () => Promise<{ msg: string }>;
}

/** How many frames the list is given to show a row that is back. */
const FRAMES = 30;

/** The keyboard goes on where it was: from the button of the row that is back. */
function focusRow(buttonLabel: string, frames = FRAMES) {
  // Somebody who went on to something else meanwhile is not called back.
  if (document.activeElement?.id !== 'content') return;
  const buttons = document.querySelectorAll<HTMLButtonElement>('main button[aria-label]');
  const button = [...buttons].find((one) => one.ariaLabel === buttonLabel);
  if (button) button.focus();
  else if (frames > 0) requestAnimationFrame(() => focusRow(buttonLabel, frames - 1));
}

/** Archives a row after one question, and offers to undo it; brings an archived one back. */
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

  // The row may be gone when the person undoes: this must not hang on its component.
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
    // While the question is open, nothing outside it takes the focus.
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
          cancelLabel={t('common.cancel')}
          closeLabel={t('common.close')}
        />
      )}
    </>
  );
}
