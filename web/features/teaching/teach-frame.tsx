import type { ReactNode } from 'react';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { taughtReviewViews } from './review-view.ts';
import { submissionViews } from './submission-view.ts';

interface TeachFrameProps {
  current: 'courses' | 'work' | 'reviews';
  children: ReactNode;
}

/** Header and sections of the pages for teachers. */
export function TeachFrame({ current, children }: TeachFrameProps) {
  const { t } = useTranslation();
  return (
    <>
      <PageHead noIndex title={`${t(`teaching.tabs.${current}`)} · ${t('layout.teach')}`} />
      <PageIntro title={t('layout.teach')} lead={t('teaching.lead')} seed={47} />
      <div className="shell pt-4 pb-20">
        <TabLinks
          label={t('teaching.tabs.label')}
          tabs={[
            { to: '/teach', label: t('teaching.tabs.courses'), current: current === 'courses' },
            {
              to: submissionViews.href({ status: 'submitted' }),
              label: t('teaching.tabs.work'),
              current: current === 'work',
            },
            {
              to: taughtReviewViews.href({ state: 'open' }),
              label: t('teaching.tabs.reviews'),
              current: current === 'reviews',
            },
          ]}
        />
        <div className="pt-8">{children}</div>
      </div>
    </>
  );
}
