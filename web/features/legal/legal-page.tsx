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
  const lead = t(`legal.${kind}Lead`);
  const isEarlier = version !== shown.current_version;
  return (
    <>
      <PageHead title={t(`legal.${kind}`)} description={lead} noIndex={isEarlier} />
      <PageIntro title={t(`legal.${kind}`)} lead={lead} seed={kind === 'privacy' ? 51 : 52} />
      <article className="shell section grid justify-items-center">
        <div className="measure w-full">
          {version === null && (
            <Notice tone="warning" title={t('legal.draftTitle')} className="mb-8">
              {t('legal.draftText')}
            </Notice>
          )}
          {isEarlier && (
            <Notice title={t('legal.earlierTitle')} className="mb-8">
              {t('legal.earlierText')}{' '}
              <Link to={`/${kind}`} className="link">
                {t('legal.showCurrent')}
              </Link>
            </Notice>
          )}
          {shown.published_at !== null && (
            <p className="mb-6 text-soft">
              {t('legal.version', {
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
