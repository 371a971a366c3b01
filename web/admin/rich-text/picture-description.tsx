import { useState } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';

interface PictureDescriptionProps {
  src: string;
  /** The language of the text that the picture stands in. */
  lang: string;
  /** @param alt empty: it is decoration */
  onDescribe: (alt: string) => void;
}

/**
 * Asks for the alternative text of a picture that was pasted or dropped. It takes no focus: whoever
 * goes on typing is asked until they answer.
 */
export function PictureDescription({ src, lang, onDescribe }: PictureDescriptionProps) {
  const { t } = useTranslation();
  const [alt, setAlt] = useState('');
  return (
    <section
      aria-label={t('admin.lessons.rich.describeTitle')}
      className="mt-2 flex flex-wrap items-start gap-4 rounded-md bg-wash p-4"
    >
      <img src={src} alt="" className="max-h-24 max-w-32 rounded-sm object-contain" />
      <div className="grid min-w-56 grow gap-3">
        <p role="status" className="font-medium">
          {t('admin.lessons.rich.describeTitle')}
        </p>
        <Field label={t('admin.lessons.rich.alt')} hint={t('admin.lessons.rich.altHint')}>
          <TextInput
            lang={lang}
            autoComplete="off"
            maxLength={300}
            value={alt}
            onChange={(event) => setAlt(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              // The form around the editor is not submitted.
              event.preventDefault();
              if (alt.trim() !== '') onDescribe(alt.trim());
            }}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            className="min-h-11"
            disabled={alt.trim() === ''}
            onClick={() => onDescribe(alt.trim())}
          >
            {t('admin.lessons.rich.describe')}
          </Button>
          <Button size="sm" variant="quiet" className="min-h-11" onClick={() => onDescribe('')}>
            {t('admin.lessons.rich.decoration')}
          </Button>
        </div>
      </div>
    </section>
  );
}
