import type { Path, UseFormReturn } from 'react-hook-form';
import { BothLanguages } from '#web/forms/both-languages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import type { SettingsField, SettingsInput, SettingsOutput } from './settings-values.ts';

interface LegalFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  values: Readonly<Partial<Record<SettingsField, unknown>>>;
  errorOf: (name: Path<SettingsInput>) => string | undefined;
}

/** What receipts and credit notes say about the academy. */
export function LegalFields({ form, values, errorOf }: LegalFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <BothLanguages
        id="legal"
        title={t('admin.academy.legal')}
        hint={t('admin.academy.legalHint')}
        pairs={[
          { name: 'legal_name', label: t('admin.academy.fields.legal_name') },
          { name: 'legal_address', label: t('admin.academy.fields.legal_address'), rows: 2 },
        ]}
        form={form}
        values={values}
        errorOf={errorOf}
      />
      <div className="grid items-start gap-5 md:grid-cols-2 md:gap-x-6">
        {(['registration_number', 'tax_number'] as const).map((name) => (
          <Field key={name} label={t(`admin.academy.fields.${name}`)} error={errorOf(name)}>
            <TextInput autoComplete="off" spellCheck={false} {...form.register(name)} />
          </Field>
        ))}
      </div>
    </div>
  );
}
