import type { ReactNode } from 'react';
import type { TaughtCourse } from '#contract/teaching.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Link } from '#web/ui/link.tsx';
import { ArrowLeft } from '#web/ui/page-icons.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';
import { taughtReviewViews } from './review-view.ts';

interface TaughtCourseFrameProps {
  course: TaughtCourse;
  current: 'lessons' | 'learners';
  children: ReactNode;
}

/** Header and sections of one course of one's own. */
export function TaughtCourseFrame({ course, current, children }: TaughtCourseFrameProps) {
  const { t } = useTranslation();
  const title = usePick()(course.title, course.title_zh);
  const { course_id: id, status } = course;
  const withCount = (label: string, count: number) => (
    <>
      {label}
      <span className="text-sm font-normal text-soft">{count}</span>
    </>
  );
  return (
    <div className="shell pt-5 pb-20">
      <PageHead
        noIndex
        title={`${title.text} · ${t(`teaching.course.${current}`)} · ${t('layout.teach')}`}
      />
      <Link to="/teach" className="link inline-flex min-h-11 items-center gap-2">
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('teaching.tabs.courses')}
      </Link>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <h1 className="flex flex-wrap items-center gap-3 text-2xl sm:text-3xl">
          <span lang={title.lang}>{title.text}</span>
          {status !== 'active' && <Badge>{t(`teaching.courses.${status}`)}</Badge>}
        </h1>
        <Link to={`/courses/${id}`} className="link inline-flex min-h-11 items-center">
          {t('teaching.courses.toCourse')}
        </Link>
      </div>
      <TabLinks
        className="mt-4"
        label={t('teaching.course.sections')}
        tabs={[
          {
            to: `/teach/courses/${id}`,
            label: withCount(t('teaching.course.lessons'), course.content_count),
            current: current === 'lessons',
          },
          {
            to: `/teach/courses/${id}/learners`,
            label: withCount(t('teaching.course.learners'), course.learner_count),
            current: current === 'learners',
          },
          {
            to: taughtReviewViews.href({ course_id: id }),
            label: t('teaching.tabs.reviews'),
            current: false,
          },
        ]}
      />
      <div className="pt-8">{children}</div>
    </div>
  );
}
