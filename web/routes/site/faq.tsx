import { marketingCalls } from '#contract/marketing.ts';
import { htmlLang, isLocale, type Locale, locales } from '#domain/locale.ts';
import { FaqEntry } from '#web/features/marketing/faq-entry.tsx';
import { cx } from '#web/lib/cx.ts';
import { useLocale } from '#web/lib/language.tsx';
import { pageOf } from '#web/lib/page.ts';
import { pick } from '#web/lib/pick.tsx';
import { queryWith } from '#web/lib/query.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { onlyShownTexts } from '#web/lib/shown-texts.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Link } from '#web/ui/link.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import type { Route } from './+types/faq.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api, locale } = pageOf(args);
  const { list } = await api.call(marketingCalls.faqs);
  const asked = args.url.searchParams.get('text');
  const shown = isLocale(asked) ? asked : locale;
  return { faqs: list.map((faq) => onlyShownTexts(faq, shown)), shown };
}

/** Each language in its own name, whatever the language of the page. */
const languageNames: Record<Locale, string> = { zh: '中文', en: 'EN' };

export default function Faq({ loaderData }: Route.ComponentProps) {
  const { faqs, shown } = loaderData;
  const { t } = useTranslation();
  const pageLocale = useLocale();
  const { site } = useSiteData();
  const items = faqs.map((faq) => ({
    id: faq.faq_id,
    question: pick(shown, faq.question, faq.question_zh).text,
    answer: pick(shown, faq.answer, faq.answer_zh).text,
  }));

  return (
    <>
      <PageHead
        title={t('pageTitles.Faq')}
        description={t('marketing.faq.lead')}
        jsonLd={{
          '@type': 'FAQPage',
          mainEntity: items.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }}
      />
      <PageIntro title={t('marketing.faq.title')} lead={t('marketing.faq.lead')} seed={5} />
      <div className="shell grid grid-cols-1 gap-x-16 gap-y-8 pt-8 pb-20 lg:grid-cols-[minmax(0,46rem)_1fr] lg:pt-12">
        <div className="min-w-0">
          <nav aria-label={t('marketing.faq.language')} className="mb-5 flex">
            <ul className="flex rounded-full bg-sunk p-1 ring-1 ring-line">
              {locales.toReversed().map((locale) => (
                <li key={locale}>
                  <Link
                    to={`/faq${queryWith(new URLSearchParams(), { text: locale === pageLocale ? null : locale })}`}
                    preventScrollReset
                    lang={htmlLang[locale]}
                    aria-current={locale === shown ? 'true' : undefined}
                    className={cx(
                      'grid min-h-11 min-w-20 place-items-center rounded-full px-4 no-underline',
                      locale === shown
                        ? 'bg-raised font-medium text-porcelain shadow-lift'
                        : 'text-soft hover:text-porcelain',
                    )}
                  >
                    {languageNames[locale]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {items.length === 0 ? (
            <EmptyState title={t('marketing.empty')} seed={5} />
          ) : (
            <div lang={shown === pageLocale ? undefined : htmlLang[shown]}>
              {items.map(({ id, question, answer }) => (
                // Another language begins with every answer closed.
                <FaqEntry key={`${shown}-${id}`} question={question} answer={answer} />
              ))}
            </div>
          )}
        </div>
        <aside className="self-start rounded-lg bg-wash p-6 lg:sticky lg:top-24 lg:mt-17">
          <h2 className="text-xl">{t('marketing.faq.askTitle')}</h2>
          <p className="mt-2 text-soft">{t('marketing.faq.askText')}</p>
          {site.email && (
            <a
              href={`mailto:${site.email}`}
              className={cx(buttonClass('secondary'), 'mt-5 wrap-anywhere')}
            >
              {site.email}
            </a>
          )}
        </aside>
      </div>
    </>
  );
}
