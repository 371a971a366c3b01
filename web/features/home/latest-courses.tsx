import { CourseCard } from '#web/features/courses/course-card.tsx';
import type { CardCourse } from '#web/features/courses/course-for-card.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { SectionHead } from './section-head.tsx';

/** The newest featured courses; null: they did not load. */
export function LatestCourses({ courses }: { courses: CardCourse[] | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="latest" className="bg-sunk">
      <div className="shell section">
        <SectionHead
          id="latest"
          title={t('home.latest.title')}
          link={{ to: '/courses', text: t('home.latest.viewAll') }}
        />
        {courses === null && <FailedList title={t('common.failedToFetch.featuredCourses')} />}
        {courses?.length === 0 && <p className="text-soft">{t('home.latest.none')}</p>}
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
          {courses?.map((course) => (
            <li key={course.course_id}>
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
