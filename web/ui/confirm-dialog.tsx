import { type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { Field, TextInput } from './field.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose: () => void;
  /** Closes the dialog when it resolves; while it runs the button is busy. */
  onConfirm: () => Promise<unknown> | unknown;
  title: string;
  description: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  closeLabel: string;
  /** The action is destructive: in red, and the initial focus is on cancel. */
  danger?: boolean;
  /** A word that must be typed first, for what can never be undone. */
  typed?: { word: string; label: string };
}

/** Asks for confirmation before something that cannot easily be undone. */
export function ConfirmDialog({
  open,
  onClose,
  onConfirm,
  title,
  description,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger = false,
  typed,
}: ConfirmDialogProps) {
  const [busy, setBusy] = useState(false);
  const [text, setText] = useState('');
  const isTyped = typed === undefined || text.trim() === typed.word.trim();
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      alert
      size="sm"
      open={open}
      onClose={onClose}
      title={title}
      description={description}
      closeLabel={closeLabel}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} autoFocus={danger}>
            {cancelLabel}
          </Button>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabled={!isTyped}
            onClick={confirm}
            autoFocus={!danger}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typed !== undefined && (
        <Field label={typed.label}>
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      )}
    </Dialog>
  );
}
