import { useNavigation } from 'react-router';
import { teachingCalls } from '#contract/teaching.ts';
import { loadCourseChoices } from '#web/features/teaching/load-course-choices.ts';
import { WorkFilters } from '#web/features/teaching/submission-filters.tsx';
import { readWorkQuery, workPath } from '#web/features/teaching/submission-query.ts';
import { WorkTable } from '#web/features/teaching/submission-table.tsx';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { cx } from '#web/lib/cx.ts';
import { requireTeacher } from '#web/lib/guard.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/submissions.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const query = readWorkQuery(args.url.searchParams);
  const { status, courseId, find, page } = query;
  const [works, choices] = await Promise.all([
    api.call(teachingCalls.submissions, {
      query: { page, ...(status && { status }), ...(courseId && { course_id: courseId }) },
    }),
    loadCourseChoices(api, { find, courseId }),
  ]);
  return { query, works, choices };
}

export default function Submissions({ loaderData }: Route.ComponentProps) {
  const { query, works, choices } = loaderData;
  const { t } = useTranslation();
  const navigation = useNavigation();
  const loading = navigation.location?.pathname === '/teach/submissions';
  const courses = choices.courses.filter(
    (course) => course.assignment_count > 0 || course.course_id === query.courseId,
  );
  const waits = query.status === 'submitted';
  return (
    <TeachFrame current="work">
      <h2 className="sr-only">{t('teaching.work.list')}</h2>
      <WorkFilters query={query} counts={works.counts} choices={{ ...choices, courses }} />
      <div
        className={cx('mt-6 transition-opacity', loading && 'pointer-events-none opacity-50')}
        aria-busy={loading || undefined}
      >
        {works.list.length === 0 ? (
          <EmptyState
            seed={29}
            title={t(waits ? 'teaching.work.emptyWaitingTitle' : 'teaching.work.emptyTitle')}
            action={
              (query.status !== null || query.courseId !== null) && (
                <LinkButton to={workPath({})} variant="secondary">
                  {t('teaching.work.showAll')}
                </LinkButton>
              )
            }
          >
            {t(waits ? 'teaching.work.emptyWaitingText' : 'teaching.work.emptyText')}
          </EmptyState>
        ) : (
          <WorkTable works={works.list} query={query} />
        )}
      </div>
      <Pager
        className="mt-10"
        page={works.page}
        pageCount={Math.ceil(works.count / works.limit)}
        hrefFor={(page) => workPath({ ...query, page })}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (page) => t('common.page', { page }),
        }}
      />
    </TeachFrame>
  );
}
