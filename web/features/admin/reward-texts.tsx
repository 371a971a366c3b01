import { useTranslation } from 'react-i18next';
import { htmlLang } from '#web/lib/language.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Field, TextArea, TextInput } from '#web/ui/field.tsx';
import { missingLanguages } from './missing-language.ts';
import type { RewardForm } from './reward-form.ts';

/** Name and description in both languages, side by side, with a mark on what is missing. */
export function RewardTexts({ form, values, errorOf }: RewardForm) {
  const { t } = useTranslation();
  const missing = {
    name: missingLanguages([{ en: values.name ?? '', zh: values.name_zh ?? '' }]),
    description: missingLanguages([
      { en: values.description ?? '', zh: values.description_zh ?? '' },
    ]),
  };
  return (
    <section aria-labelledby="texts">
      <h2 id="texts" className="text-xl">
        {t('admin.rewards.form.texts')}
      </h2>
      <p className="mt-1 text-sm text-soft">{t('admin.rewards.form.textsHint')}</p>
      <div className="mt-4 grid gap-5 md:grid-cols-2 md:gap-x-6">
        {(['zh', 'en'] as const).map((language) => {
          const name = language === 'zh' ? 'name_zh' : 'name';
          const description = language === 'zh' ? 'description_zh' : 'description';
          return (
            <fieldset key={language} className="grid content-start gap-5">
              <legend className="mb-3 w-full border-b-2 border-ridge-3 pb-1 text-sm font-semibold text-porcelain">
                {t(`admin.languages.${language}`)}
              </legend>
              <Field
                label={
                  <Marked missing={missing.name.includes(language) ? language : null}>
                    {t('admin.rewards.form.name')}
                  </Marked>
                }
                error={errorOf(name)}
              >
                <TextInput lang={htmlLang[language]} autoComplete="off" {...form.register(name)} />
              </Field>
              <Field
                label={
                  <Marked missing={missing.description.includes(language) ? language : null}>
                    {t('admin.rewards.form.description')}
                  </Marked>
                }
                error={errorOf(description)}
              >
                <TextArea rows={6} lang={htmlLang[language]} {...form.register(description)} />
              </Field>
            </fieldset>
          );
        })}
      </div>
    </section>
  );
}

interface MarkedProps {
  missing: 'zh' | 'en' | null;
  children: string;
}

/** A label, and a mark where this language is the one that is missing. */
function Marked({ missing, children }: MarkedProps) {
  const { t } = useTranslation();
  return (
    <>
      {children}
      {missing !== null && <Badge tone="clay">{t(`admin.missing.${missing}`)}</Badge>}
    </>
  );
}
