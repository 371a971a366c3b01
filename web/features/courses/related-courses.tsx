import { useTranslation } from '#web/lib/translation.tsx';
import { CourseCard } from './course-card.tsx';
import type { CardCourse } from './course-for-card.ts';

/** Courses related to one; on a phone they scroll sideways. */
export function RelatedCourses({ courses }: { courses: CardCourse[] }) {
  const { t } = useTranslation();
  if (courses.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sunk">
      <div className="shell section">
        <h2 id="related" className="mb-8">
          {t('courses.detail.related')}
        </h2>
        <ul className="-mx-4 flex snap-x scroll-px-4 gap-5 overflow-x-auto px-4 pb-4 sm:mx-0 sm:grid sm:grid-cols-2 sm:overflow-visible sm:px-0 xl:grid-cols-4">
          {courses.map((course) => (
            <li key={course.course_id} className="w-[82%] shrink-0 snap-start sm:w-auto">
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
