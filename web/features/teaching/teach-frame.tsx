import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/translation.tsx';
import { DenseListStyles } from '#web/lists/dense-list-styles.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
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
    <div className="shell dense-type pt-6 pb-20">
      <DenseListStyles />
      <PageHeading
        title={`${t(`teaching.tabs.${current}`)} · ${t('layout.teach')}`}
        heading={t('layout.teach')}
        lead={t('teaching.lead')}
      />
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
      <div className="pt-6">{children}</div>
    </div>
  );
}
