import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import type { LessonListItem } from '#contract/learning.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { X } from '#web/ui/icons.tsx';
import { closeMenu } from '#web/ui/menu.tsx';
import { List } from '#web/ui/page-icons.tsx';
import { ProgressBar } from '#web/ui/progress.tsx';
import { Outline } from './outline.tsx';

interface CourseOutlineProps {
  contents: readonly LessonListItem[];
  currentId: number;
}

function useDone(contents: readonly LessonListItem[]) {
  const done = contents.filter((content) => content.completed_by_user).length;
  return { done, total: contents.length, percent: (done / Math.max(1, contents.length)) * 100 };
}

/** The outline beside a lesson, on wide screens. */
export function OutlineAside({ contents, currentId }: CourseOutlineProps) {
  const { t } = useTranslation();
  const { done, total, percent } = useDone(contents);
  return (
    <nav aria-label={t('learning.outline.title')}>
      <h2 className="px-3 text-lg">{t('learning.outline.title')}</h2>
      <p className="mt-1 px-3 text-sm text-soft">{t('learning.outline.doneOf', { done, total })}</p>
      <ProgressBar
        percent={percent}
        label={t('courses.panel.progress')}
        className="mx-3 mt-3 mb-4"
      />
      <Outline contents={contents} currentId={currentId} compact />
    </nav>
  );
}

/** The outline in a drawer, on small screens; a `details`, so it opens without scripts. */
export function OutlineDrawer({ contents, currentId }: CourseOutlineProps) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const ref = useRef<HTMLDetailsElement>(null);
  const { done, total } = useDone(contents);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it closes when the page changes.
  useEffect(() => {
    if (ref.current) ref.current.open = false;
  }, [pathname]);

  return (
    <details
      ref={ref}
      className="group"
      onKeyDown={(event) => {
        if (event.key === 'Escape' && event.currentTarget.open) closeMenu(event.currentTarget);
      }}
    >
      <summary className="flex min-h-11 items-center gap-2 rounded-md px-3 text-porcelain ring-1 ring-line-strong/50 hover:bg-wash">
        <List aria-hidden="true" className="size-5 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-5 group-open:block" />
        <span className="whitespace-nowrap">{t('learning.outline.title')}</span>
        <span className="text-sm text-soft">
          {done}/{total}
        </span>
      </summary>
      <div className="menu-in absolute inset-x-0 top-full z-20 mt-2 max-h-[70dvh] overflow-y-auto rounded-lg border border-line bg-raised p-3 shadow-float">
        <OutlineAside contents={contents} currentId={currentId} />
      </div>
    </details>
  );
}
