import { Eye } from 'lucide-react';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Menu, menuItemClass } from '#web/ui/menu.tsx';

/** The pages where a course is seen as a guest or a new learner sees it. */
export const previewPath = (courseId: number, as: 'guest' | 'student') =>
  `/courses/${courseId}?preview=${as}`;

/** Opens the course’s page as others see it, in a new tab: the form stays as it is. */
export function PreviewMenu({ courseId }: { courseId: number }) {
  const { t } = useTranslation();
  return (
    <Menu
      triggerClassName={`${buttonClass('secondary')} text-soft`}
      trigger={
        <>
          <Eye aria-hidden="true" className="size-5" />
          {t('admin.courses.preview.menu')}
        </>
      }
    >
      {(['guest', 'student'] as const).map((person) => (
        <a
          key={person}
          href={previewPath(courseId, person)}
          target="_blank"
          rel="noreferrer"
          className={menuItemClass()}
        >
          {t(`admin.courses.preview.${person}`)}
        </a>
      ))}
    </Menu>
  );
}
