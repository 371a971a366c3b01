import type { CourseDetail, PreviewAs } from '#contract/courses.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Eye } from '#web/ui/page-icons.tsx';
import { TabLinks } from '#web/ui/tabs.tsx';

/** In a preview a draft looks as it will when it is published. */
export function asPublished(course: CourseDetail): CourseDetail {
  if (course.preview === null) return course;
  return { ...course, basic_info: { ...course.basic_info, status: 'active' } };
}

/** Says that the page is a preview and for which viewer, and links to the real page. */
export function PreviewBanner({ courseId, preview }: { courseId: number; preview: PreviewAs }) {
  const { t } = useTranslation();
  const path = `/courses/${courseId}`;
  return (
    <aside className="border-b-2 border-clay bg-clay-wash">
      <div className="shell flex flex-wrap items-center gap-x-6 gap-y-1 py-2">
        <p className="flex items-center gap-2 font-semibold">
          <Eye aria-hidden="true" className="size-5 shrink-0 text-clay" />
          {t(`courses.preview.${preview}`)}
        </p>
        <p className="min-w-0 grow basis-72 text-sm">{t('courses.preview.text')}</p>
        <TabLinks
          className="max-w-full min-w-0"
          label={t(`courses.preview.${preview}`)}
          tabs={[
            {
              to: `${path}?preview=guest`,
              label: t('courses.preview.asGuest'),
              current: preview === 'guest',
            },
            {
              to: `${path}?preview=student`,
              label: t('courses.preview.asStudent'),
              current: preview === 'student',
            },
            { to: path, label: t('courses.preview.end'), current: false },
          ]}
        />
      </div>
    </aside>
  );
}
