import { missingLanguages } from '#domain/bilingual.ts';
import { htmlLang, type Locale } from '#domain/locale.ts';
import { RichTextField } from '#web/admin/rich-text/rich-text-field.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import type { LessonParts } from './lesson-parts.ts';

export interface LessonTextProps {
  parts: LessonParts;
  side: Locale;
}

/** The text of a lesson or a task in one language. */
export function RichTextBody({ parts, side }: LessonTextProps) {
  const { t } = useTranslation();
  const { type, values, put, errorOf } = parts;
  const field = side === 'zh' ? 'html_zh' : 'html';
  const missing = missingLanguages([{ en: values.html, zh: values.html_zh }]);
  const label = t(type === 'text' ? 'admin.lessons.fields.html' : 'admin.lessons.fields.task');
  return (
    <RichTextField
      label={label}
      missing={missing.includes(side) ? side : null}
      lang={htmlLang[side]}
      value={values[field]}
      error={errorOf(field)}
      onChange={(html) => put(field, html)}
    />
  );
}
