import { TeacherCard } from '#web/features/teachers/teacher-card.tsx';
import type { CardTeacher } from '#web/features/teachers/teacher-for-card.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { FailedList } from '#web/ui/failed-list.tsx';
import { SectionHead } from './section-head.tsx';

/** The most popular teachers; null: they did not load. */
export function FeaturedTeachers({ teachers }: { teachers: CardTeacher[] | null }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="teachers" className="shell section">
      <SectionHead
        id="teachers"
        title={t('home.teachers.title')}
        link={{ to: '/teachers', text: t('home.teachers.viewAll') }}
      />
      {teachers === null && <FailedList title={t('common.failedToFetch.teachers')} />}
      {teachers?.length === 0 && <p className="text-soft">{t('home.teachers.none')}</p>}
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
        {teachers?.map((teacher) => (
          <li key={teacher.teacher_id}>
            <TeacherCard teacher={teacher} />
          </li>
        ))}
      </ul>
    </section>
  );
}
