import { Archive, ArchiveRestore } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRevalidator } from 'react-router';
import { useAction, useFailureText } from '#web/lib/browser-api.ts';
import { IconButton } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast.tsx';

interface ArchiveButtonProps {
  /** What is archived, as the person knows it. */
  name: string;
  /** What archiving does to this kind of thing: one or two sentences. */
  text: string;
  isArchived?: boolean;
  archive: () => Promise<{ msg: string }>;
  restore: () => Promise<{ msg: string }>;
}

/** The row is gone, and with it the button: the keyboard goes on from the list. */
function focusPage() {
  document.getElementById('content')?.focus({ preventScroll: true });
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
  const { revalidate } = useRevalidator();
  const failureText = useFailureText();

  // The row may be gone when the person undoes: this must not hang on its component.
  async function bringBack() {
    try {
      const { msg } = await restore();
      toast({ text: msg });
      await revalidate();
    } catch (error) {
      toast({ tone: 'error', text: failureText(error) });
    }
  }

  const run = useAction(async () => {
    const { msg } = await archive();
    toast({ text: msg, action: { label: t('admin.undo'), onPress: () => void bringBack() } });
    focusPage();
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
        label={t('admin.rewards.archiveNamed', { name })}
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
