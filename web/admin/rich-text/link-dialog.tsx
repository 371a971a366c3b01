import { useState } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { readLink } from './read-link.ts';
import { SideDialog } from './side-dialog.tsx';

interface LinkDialogProps {
  /** The current target; empty: none yet. */
  href: string;
  onSave: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** The target of the selected text. */
export function LinkDialog({ href, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(href);
  const [isTried, setTried] = useState(false);
  const link = readLink(text);
  return (
    <SideDialog
      title={t('admin.lessons.rich.linkTitle')}
      submitLabel={t('admin.lessons.rich.insert')}
      onSubmit={() => {
        setTried(true);
        if (link !== null) onSave(link);
      }}
      onClose={onClose}
      extra={
        href !== '' && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            {t('admin.lessons.rich.remove')}
          </Button>
        )
      }
    >
      <Field
        label={t('admin.lessons.rich.linkTo')}
        hint={t('admin.lessons.rich.linkHint')}
        error={isTried && link === null ? t('admin.lessons.rich.linkBroken') : undefined}
      >
        <TextInput
          autoFocus
          autoComplete="off"
          inputMode="url"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </SideDialog>
  );
}
