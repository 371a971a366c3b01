import { UploadField } from '#web/admin/media/upload-field.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { LessonParts } from './lesson-parts.ts';
import { NumberField } from './number-field.tsx';

/** A document to read. */
export function PdfBody({ parts }: { parts: LessonParts }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="media" className="grid gap-6">
      <h2 id="media" className="text-xl">
        {t('admin.lessons.media.title')}
      </h2>
      <UploadField
        label={t('admin.lessons.media.pdf')}
        kinds={['pdf']}
        value={parts.values.url || null}
        error={parts.errorOf('url')}
        onChange={(path) => parts.put('url', path ?? '')}
      />
      <NumberField
        parts={parts}
        name="page_count"
        label={t('admin.lessons.media.pages')}
        hint={t('admin.lessons.media.pagesHint')}
      />
    </section>
  );
}
