import { type ReactNode, useState } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { missingLanguages } from '#domain/bilingual.ts';
import { htmlLang } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';

type Side = 'zh' | 'en';

/** A text that exists in both languages: `title` and `title_zh`. */
export interface TextPair<Name extends string> {
  /** The English field; the Chinese one is the same with `_zh`. */
  name: Name;
  label: string;
  hint?: string;
  /** Rows of a multi-line text; absent: one line. */
  rows?: number;
  maxLength?: number;
}

interface BothLanguagesProps<Input extends FieldValues> {
  title: string;
  hint?: string;
  pairs: readonly TextPair<string>[];
  form: Pick<UseFormReturn<Input>, 'register'>;
  /** The current values of the form. */
  values: Readonly<Record<string, unknown>>;
  errorOf: (name: Path<Input>) => string | undefined;
  /** Content below the fields of a language, such as an editor. */
  below?: (side: Side) => ReactNode;
  /** On phones one language at a time: for long texts. */
  tabsOnPhones?: boolean;
  id: string;
}

/** Texts in both languages, side by side, with a mark where one is missing. */
export function BothLanguages<Input extends FieldValues>({
  title,
  hint,
  pairs,
  form,
  values,
  errorOf,
  below,
  tabsOnPhones = false,
  id,
}: BothLanguagesProps<Input>) {
  const { t } = useTranslation();
  const [shown, setShown] = useState<Side>('zh');
  const textOf = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="text-xl">
        {title}
      </h2>
      <p className="mt-1 text-sm text-soft">{hint ?? t('admin.rewards.form.textsHint')}</p>
      {tabsOnPhones && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that belong together, no fields.
        <div role="group" aria-label={t('admin.languages.label')} className="mt-4 flex md:hidden">
          {(['zh', 'en'] as const).map((side) => (
            <button
              key={side}
              type="button"
              aria-pressed={shown === side}
              onClick={() => setShown(side)}
              className={cx(
                'min-h-11 grow border-b-2 px-3 font-medium',
                shown === side ? 'border-porcelain text-porcelain' : 'border-line text-soft',
              )}
            >
              {t(`admin.languages.${side}`)}
            </button>
          ))}
        </div>
      )}
      <div className="mt-4 grid gap-5 md:grid-cols-2 md:gap-x-6">
        {(['zh', 'en'] as const).map((side) => (
          <fieldset
            key={side}
            className={cx(
              'grid min-w-0 content-start gap-5',
              tabsOnPhones && shown !== side && 'max-md:hidden',
            )}
          >
            <legend className="mb-3 w-full border-b-2 border-ridge-3 pb-1 text-sm font-semibold text-porcelain">
              {t(`admin.languages.${side}`)}
            </legend>
            {pairs.map(({ name, label, hint: fieldHint, rows, maxLength }) => {
              const field = (side === 'zh' ? `${name}_zh` : name) as Path<Input>;
              const isMissing = missingLanguages([
                { en: textOf(name), zh: textOf(`${name}_zh`) },
              ]).includes(side);
              const shared = { lang: htmlLang[side], maxLength, ...form.register(field) };
              return (
                <Field
                  key={name}
                  label={<Marked missing={isMissing ? side : null}>{label}</Marked>}
                  error={errorOf(field)}
                  {...(fieldHint !== undefined && { hint: fieldHint })}
                >
                  {rows === undefined ? (
                    <TextInput autoComplete="off" {...shared} />
                  ) : (
                    <TextArea rows={rows} {...shared} />
                  )}
                </Field>
              );
            })}
            {below?.(side)}
          </fieldset>
        ))}
      </div>
    </section>
  );
}

/** A label, and a mark where this language is missing. */
export function Marked({ missing, children }: { missing: Side | null; children: string }) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {missing !== null && <Badge tone="clay">{t(`admin.missing.${missing}`)}</Badge>}
    </>
  );
}

/** Marks beside a row's name: which languages of its texts are missing. */
export function MissingMarks({ texts }: { texts: readonly { en: string; zh: string }[] }) {
  const { t } = useTranslation();
  const missing = missingLanguages(texts);
  if (missing.length === 0) return null;
  return (
    <p className="mt-1 flex flex-wrap gap-1.5">
      {missing.map((language) => (
        <Badge key={language} tone="clay">
          {t(`admin.missing.${language}`)}
        </Badge>
      ))}
    </p>
  );
}
