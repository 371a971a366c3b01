import { type ReactNode, Suspense, useId, useState } from 'react';
import type { SiteSettings } from '#contract/marketing.ts';
import { htmlLang, type Locale, locales } from '#domain/locale.ts';
import { cx } from '#web/lib/cx.ts';
import { useTranslatorOf } from '#web/lib/language.tsx';
import { ShownSiteData, useSiteData } from '#web/lib/site-data.ts';
import { TranslatorContext, useTranslation } from '#web/lib/translation.tsx';
import { Spinner } from '#web/ui/spinner.tsx';

interface PreviewFrameProps {
  title?: string;
  /** The site settings in the preview, where those are edited. */
  site?: SiteSettings;
  children: ReactNode;
}

/**
 * A preview made of the form's values by the components of the public pages, in either language.
 * Nothing in it is interactive.
 */
export function PreviewFrame({ title, site, children }: PreviewFrameProps) {
  const { t } = useTranslation();
  const data = useSiteData();
  const [locale, setLocale] = useState<Locale>(data.locale);
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="text-xl">
          {title ?? t('admin.marketing.preview.title')}
        </h2>
        <fieldset className="flex rounded-full bg-sunk p-1 ring-1 ring-line">
          <legend className="sr-only">{t('admin.marketing.preview.language')}</legend>
          {locales.map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={one === locale}
              onClick={() => setLocale(one)}
              className={cx(
                'min-h-11 min-w-20 rounded-full px-4',
                one === locale ? 'bg-raised font-medium text-porcelain shadow-lift' : 'text-soft',
              )}
            >
              {t(`admin.languages.${one}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <div
        inert
        lang={htmlLang[locale]}
        className="overflow-hidden rounded-lg bg-paper ring-1 ring-line"
      >
        <Suspense fallback={<Spinner label={t('common.loading')} className="m-8" />}>
          <ShownSiteData value={{ ...data, locale, site: site ?? data.site }}>
            <InLanguage locale={locale}>{children}</InLanguage>
          </ShownSiteData>
        </Suspense>
      </div>
    </section>
  );
}

function InLanguage({ locale, children }: { locale: Locale; children: ReactNode }) {
  const translator = useTranslatorOf(locale);
  return <TranslatorContext value={translator}>{children}</TranslatorContext>;
}
