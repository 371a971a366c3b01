import { useTranslation } from 'react-i18next';
import type { AdminCourseContent } from '#contract/courses-admin.ts';
import { ContentActions } from './lesson-actions.tsx';
import { ContentLine } from './lesson-line.tsx';

/** What was taken out of a course, each to be brought back to its place. */
export function ArchivedContents({ contents }: { contents: readonly AdminCourseContent[] }) {
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
          <ContentLine content={content} />
          <ContentActions content={content} />
        </li>
      ))}
    </ul>
  );
}
