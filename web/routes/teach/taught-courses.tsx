import { useTranslation } from 'react-i18next';
import { teachingCalls } from '#contract/teaching.ts';
import { TaughtCourseRow } from '#web/features/teaching/taught-course-row.tsx';
import { TeachFrame } from '#web/features/teaching/teach-frame.tsx';
import { requireTeacher } from '#web/lib/guard.ts';
import { pageFrom } from '#web/lib/query.ts';
import { Pager } from '#web/ui/pager.tsx';
import { EmptyState } from '#web/ui/states.tsx';
import type { Route } from './+types/taught-courses.ts';

export function loader(args: Route.LoaderArgs) {
  const { api } = requireTeacher(args);
  const page = pageFrom(args.url.searchParams.get('page'));
  return api.call(teachingCalls.courses, { query: { page } });
}

export default function TaughtCourses({ loaderData }: Route.ComponentProps) {
  const { list, count, page, limit } = loaderData;
  const { t } = useTranslation();
  return (
    <TeachFrame current="courses">
      {list.length === 0 ? (
        <EmptyState as="h2" seed={18} title={t('teach.courses.emptyTitle')}>
          {t('teach.courses.emptyText')}
        </EmptyState>
      ) : (
        <ul className="grid gap-5">
          {list.map((course) => (
            <li key={course.course_id}>
              <TaughtCourseRow course={course} />
            </li>
          ))}
        </ul>
      )}
      <Pager
        className="mt-10"
        page={page}
        pageCount={Math.ceil(count / limit)}
        hrefFor={(number) => (number > 1 ? `/teach?page=${number}` : '/teach')}
        labels={{
          pager: t('common.pager'),
          previous: t('common.previous'),
          next: t('common.next'),
          page: (number) => t('common.page', { page: number }),
        }}
      />
    </TeachFrame>
  );
}
