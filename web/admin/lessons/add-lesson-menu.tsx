import { Plus } from 'lucide-react';
import { lessonType } from '#contract/learning.ts';
import type { LessonType } from '#domain/lesson-completion.ts';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import { Menu, menuItemClass } from '#web/ui/menu.tsx';

/** Adds a lesson: its type is selected first. */
export function AddLessonMenu({ pathFor }: { pathFor: (type: LessonType) => string }) {
  const { t } = useTranslation();
  return (
    <Menu
      triggerClassName={`${buttonClass()} text-on-solid! group-open:bg-solid-deep!`}
      trigger={
        <>
          <Plus aria-hidden="true" className="size-5" />
          {t('admin.courses.contents.add')}
        </>
      }
    >
      {lessonType.options.map((type) => (
        <Link key={type} to={pathFor(type)} className={menuItemClass()}>
          <LessonIcon type={type} className="size-5" />
          {t(`learning.types.${type}`)}
        </Link>
      ))}
    </Menu>
  );
}
