import type { AdminCourseLesson } from '#contract/courses-admin.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LessonActions } from './lesson-actions.tsx';
import { LessonLine } from './lesson-line.tsx';

/** The archived lessons of a course, each to be restored to its place. */
export function ArchivedLessons({ contents }: { contents: readonly AdminCourseLesson[] }) {
  const { t } = useTranslation();
  if (contents.length === 0) {
    return <p className="text-soft">{t('admin.courses.contents.noArchived')}</p>;
  }
  return (
    <ul aria-label={t('admin.courses.contents.archived')} className="grid border-t border-line">
      {contents.map((content) => (
        <li
          key={content.content_id}
          className="flex items-center gap-2 border-b border-line bg-paper"
        >
          <LessonLine content={content} />
          <LessonActions content={content} />
        </li>
      ))}
    </ul>
  );
}
