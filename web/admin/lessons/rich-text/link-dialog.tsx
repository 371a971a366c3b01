import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { readLink } from './read-link.ts';
import { SideDialog } from './side-dialog.tsx';

interface LinkDialogProps {
  /** Where it leads now; empty: nowhere yet. */
  href: string;
  onSave: (href: string) => void;
  onRemove: () => void;
  onClose: () => void;
}

/** Where the chosen words lead. */
export function LinkDialog({ href, onSave, onRemove, onClose }: LinkDialogProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(href);
  const [isTried, setTried] = useState(false);
  const link = readLink(text);
  return (
    <SideDialog
      title={t('desk.contents.rich.linkTitle')}
      submitLabel={t('desk.contents.rich.insert')}
      onSubmit={() => {
        setTried(true);
        if (link !== null) onSave(link);
      }}
      onClose={onClose}
      extra={
        href !== '' && (
          <Button variant="quiet" className="mr-auto" onClick={onRemove}>
            {t('desk.contents.rich.remove')}
          </Button>
        )
      }
    >
      <Field
        label={t('desk.contents.rich.linkTo')}
        hint={t('desk.contents.rich.linkHint')}
        error={isTried && link === null ? t('desk.contents.rich.linkBroken') : undefined}
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
