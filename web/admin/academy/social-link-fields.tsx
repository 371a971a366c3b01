import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { type Path, type UseFormReturn, useFieldArray } from 'react-hook-form';
import { socialKinds } from '#contract/academy-admin.ts';
import { socialSites } from '#web/features/layout/social-sites.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, IconButton } from '#web/ui/button.tsx';
import { Field, Select, TextInput } from '#web/ui/field.tsx';
import type { SettingsInput, SettingsOutput } from './settings-values.ts';

interface SocialLinkFieldsProps {
  form: UseFormReturn<SettingsInput, unknown, SettingsOutput>;
  errorOf: (name: Path<SettingsInput>) => string | undefined;
}

/** The academy's pages on other sites, row by row. */
export function SocialLinkFields({ form, errorOf }: SocialLinkFieldsProps) {
  const { t } = useTranslation();
  const addButton = useRef<HTMLButtonElement>(null);
  const rows = useFieldArray({ control: form.control, name: 'social_links' });
  const error = errorOf('social_links');
  return (
    <section aria-labelledby="social-links">
      <h2 id="social-links" className="text-xl">
        {t('admin.academy.socialLinks')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-soft">{t('admin.academy.socialHint')}</p>
      <ul className="grid gap-4">
        {rows.fields.map((row, i) => (
          <li
            key={row.id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-3 sm:grid-cols-[12rem_minmax(0,1fr)_auto]"
          >
            <Field
              label={t('admin.academy.fields.kind')}
              error={errorOf(`social_links.${i}.kind`)}
              className="max-sm:col-span-2"
            >
              <Select {...form.register(`social_links.${i}.kind`)}>
                {socialKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {kind === 'wechat' || kind === 'other'
                      ? t(`admin.academy.kinds.${kind}`)
                      : socialSites[kind]}
                  </option>
                ))}
              </Select>
            </Field>
            <Field label={t('admin.academy.fields.url')} error={errorOf(`social_links.${i}.url`)}>
              <TextInput
                type="url"
                autoComplete="off"
                placeholder="https://"
                {...form.register(`social_links.${i}.url`)}
              />
            </Field>
            <IconButton
              className="mt-7"
              label={t('admin.academy.removeLink', { number: i + 1 })}
              icon={<Trash2 aria-hidden="true" className="size-5" />}
              onClick={() => {
                rows.remove(i);
                // The button was removed with its row.
                addButton.current?.focus();
              }}
            />
          </li>
        ))}
      </ul>
      {error !== undefined && (
        <p role="alert" className="mt-2 text-sm font-medium text-seal">
          {error}
        </p>
      )}
      <Button
        ref={addButton}
        variant="secondary"
        className="mt-4"
        icon={<Plus aria-hidden="true" className="size-5" />}
        onClick={() => rows.append({ kind: 'wechat', url: '' })}
      >
        {t('admin.academy.addLink')}
      </Button>
    </section>
  );
}
