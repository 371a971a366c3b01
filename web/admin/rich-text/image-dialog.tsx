import { useState } from 'react';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import { SideDialog } from './side-dialog.tsx';

/** A picture of a lesson. */
export interface Picture {
  src: string;
  /** The alternative text, in the language of the text. */
  alt: string;
}

interface ImageDialogProps {
  picture: Picture;
  lang: string;
  onSave: (picture: Picture) => void;
  onClose: () => void;
}

/** A picture, uploaded or selected, and its alternative text. */
export function ImageDialog({ picture, lang, onSave, onClose }: ImageDialogProps) {
  const { t } = useTranslation();
  const [src, setSrc] = useState<string | null>(picture.src || null);
  const [alt, setAlt] = useState(picture.alt);
  return (
    <SideDialog
      title={t('admin.lessons.rich.imageTitle')}
      submitLabel={t('admin.lessons.rich.insert')}
      canSubmit={src !== null}
      onSubmit={() => src !== null && onSave({ src, alt: alt.trim() })}
      onClose={onClose}
    >
      <UploadField
        label={t('admin.lessons.rich.image')}
        kinds={['image']}
        value={src}
        onChange={(path) => setSrc(path)}
      />
      <Field label={t('admin.lessons.rich.alt')} hint={t('admin.lessons.rich.altHint')}>
        <TextInput
          lang={lang}
          autoComplete="off"
          maxLength={300}
          value={alt}
          onChange={(event) => setAlt(event.target.value)}
        />
      </Field>
    </SideDialog>
  );
}
