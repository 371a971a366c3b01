import { type ReactNode, useCallback, useState } from 'react';
import { useBeforeUnload } from 'react-router';
import { useTranslation } from '#web/lib/translation.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';

/**
 * Asks for confirmation before the input of a dialog is lost.
 * @param isChanged whether it has unsaved changes
 * @returns `close`, to be called instead of `onClose`, and the confirmation, to be rendered beside
 *   the dialog
 */
export function useLeaveConfirmation(
  isChanged: boolean,
  onClose: () => void,
): { close: () => void; question: ReactNode } {
  const { t } = useTranslation();
  const [isAsking, setIsAsking] = useState(false);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isChanged) event.preventDefault();
      },
      [isChanged],
    ),
  );
  return {
    close: () => (isChanged ? setIsAsking(true) : onClose()),
    question: (
      <ConfirmDialog
        danger
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={onClose}
        title={t('admin.form.leaveTitle')}
        description={t('admin.form.leaveDialogText')}
        confirmLabel={t('admin.form.leave')}
        cancelLabel={t('admin.form.stay')}
        closeLabel={t('common.close')}
      />
    ),
  };
}
