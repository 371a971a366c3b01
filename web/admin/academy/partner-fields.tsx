import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import { missingLanguages } from '#domain/bilingual.ts';
import { htmlLang } from '#domain/locale.ts';
import { UploadField } from '#web/admin/media/upload-field.tsx';
import { Marked } from '#web/forms/both-languages.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, TextInput } from '#web/ui/field.tsx';
import type { SettingsInput, SettingsOutput } from './settings-values.ts';

interface PartnerFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  errorOf: (name: Path<SettingsInput>) => string | undefined;
}

/** The academy's partners, each with name in both languages, website and logo. */
export function PartnerFields({ form, errorOf }: PartnerFieldsProps) {
  const { t } = useTranslation();
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useFieldArray({ control: form.control, name: 'partners' });
  const values = useWatch({ control: form.control, name: 'partners' });
  return (
    <section aria-labelledby="partner-rows">
      <h2 id="partner-rows" className="text-xl">
        {t('admin.academy.partners')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{t('admin.academy.partnersHint')}</p>
      <ul className="grid gap-4">
        {rows.fields.map((row, i) => {
          const { name = '', name_zh = '', logo } = values?.[i] ?? {};
          const missing = missingLanguages([{ en: name, zh: name_zh }]);
          return (
            <li key={row.id}>
              <fieldset className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 rounded-lg bg-raised p-4 ring-1 ring-line">
                <legend className="sr-only">
                  {t('admin.academy.partnerNumber', { number: i + 1 })}
                </legend>
                <div className="grid items-start gap-4 md:grid-cols-2">
                  {(['zh', 'en'] as const).map((side) => {
                    const field = `partners.${i}.${side === 'zh' ? 'name_zh' : 'name'}` as const;
                    return (
                      <Field
                        key={side}
                        label={
                          <Marked missing={missing.includes(side) ? side : null}>
                            {`${t('admin.academy.fields.name')} · ${t(`admin.languages.${side}`)}`}
                          </Marked>
                        }
                        error={errorOf(field)}
                      >
                        <TextInput
                          autoComplete="off"
                          lang={htmlLang[side]}
                          {...form.register(field)}
                        />
                      </Field>
                    );
                  })}
                  <Field
                    label={t('admin.academy.fields.partnerUrl')}
                    mark={t('admin.academy.optional')}
                    error={errorOf(`partners.${i}.url`)}
                  >
                    <TextInput
                      type="url"
                      autoComplete="off"
                      placeholder="https://"
                      {...form.register(`partners.${i}.url`)}
                    />
                  </Field>
                  <UploadField
                    label={t('admin.academy.fields.logo')}
                    mark={t('admin.academy.optional')}
                    kinds={['image']}
                    value={logo || null}
                    onChange={(path) =>
                      form.setValue(`partners.${i}.logo`, path ?? '', { shouldDirty: true })
                    }
                    error={errorOf(`partners.${i}.logo`)}
                  />
                </div>
                <IconButton
                  label={t('admin.academy.removePartner', { number: i + 1 })}
                  icon={<Trash2 aria-hidden="true" className="size-5" />}
                  onClick={() => {
                    rows.remove(i);
                    // The button was removed with its row.
                    addButton.current?.focus();
                  }}
                />
              </fieldset>
            </li>
          );
        })}
      </ul>
      <Button
        ref={addButton}
        variant="secondary"
        className="mt-4"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => rows.append({ name: '', name_zh: '', url: '', logo: '' })}
      >
        {t('admin.academy.addPartner')}
      </Button>
    </section>
  );
}
