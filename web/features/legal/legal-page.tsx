import type { LegalText } from '#contract/legal.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Prose } from '#web/ui/prose.tsx';

/** The privacy notice or the terms: the version in force, an earlier one, or the first draft. */
export function LegalPage({ text: shown }: { text: LegalText }) {
  const { t } = useTranslation();
  const format = useFormat();
  const text = usePick();
  const { kind, version } = shown;
  const body = text(shown.html, shown.html_zh);
  const lead = t(`legalPages.${kind}Lead`);
  const isEarlier = version !== shown.current_version;
  return (
    <>
      <PageHead title={t(`legal.${kind}`)} description={lead} noIndex={isEarlier} />
      <PageIntro title={t(`legal.${kind}`)} lead={lead} seed={kind === 'privacy' ? 51 : 52} />
      <article className="shell section grid justify-items-center">
        <div className="measure w-full">
          {version === null && (
            <Notice tone="warning" title={t('legalPages.draftTitle')} className="mb-8">
              {t('legalPages.draftText')}
            </Notice>
          )}
          {isEarlier && (
            <Notice title={t('legalPages.earlierTitle')} className="mb-8">
              {t('legalPages.earlierText')}{' '}
              <Link to={`/${kind}`} className="link">
                {t('legalPages.showCurrent')}
              </Link>
            </Notice>
          )}
          {shown.published_at !== null && (
            <p className="mb-6 text-soft">
              {t('legalPages.version', {
                version: String(version),
                day: format.day(shown.published_at),
              })}
            </p>
          )}
          <Prose html={body.text} lang={body.lang} />
        </div>
      </article>
    </>
  );
}
