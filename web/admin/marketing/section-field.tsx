import type { UseFormReturn } from 'react-hook-form';
import { openPassageSections, type PassageSection } from '#domain/passage-sections.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, Select } from '#web/ui/field.tsx';
import { type EditedSiteBlock, textIn } from './site-block-tabs.ts';

interface SectionFieldProps {
  /** null: a new passage, whose section is chosen. */
  block: EditedSiteBlock | null;
  form: UseFormReturn<Record<string, unknown>, unknown, Record<string, unknown>>;
  error: string | undefined;
}

/** The place of a passage on the pages: chosen once, then shown. */
export function SectionField({ block, form, error }: SectionFieldProps) {
  const { t } = useTranslation();
  if (block !== null) {
    const section = textIn(block, 'section') as PassageSection;
    return (
      <dl>
        <dt className="text-sm text-soft">{t('admin.marketing.fields.section')}</dt>
        <dd className="mt-1">{t(`admin.marketing.sections.${section}`)}</dd>
      </dl>
    );
  }
  return (
    <Field
      label={t('admin.marketing.fields.section')}
      hint={t('admin.marketing.sectionHint')}
      error={error}
      required
    >
      <Select {...form.register('section')}>
        {openPassageSections.map((section) => (
          <option key={section} value={section}>
            {t(`admin.marketing.sections.${section}`)}
          </option>
        ))}
      </Select>
    </Field>
  );
}
