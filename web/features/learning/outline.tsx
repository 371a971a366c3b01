import type { LessonListItem } from '#contract/learning.ts';
import { cx } from '#web/lib/cx.ts';
import { useFormat } from '#web/lib/format.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { Bilingual } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Check, Lock } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Hourglass } from '#web/ui/page-icons.tsx';
import { LessonIcon, lessonStanding } from './lesson-facts.tsx';

interface OutlineProps {
  contents: readonly LessonListItem[];
  /** The lesson of the page. */
  currentId?: number;
  /** Narrow, beside a lesson. */
  compact?: boolean;
}

/** The lessons of a course in order, with the status of each for the person. */
export function Outline({ contents, currentId, compact = false }: OutlineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <ol className={cx(!compact && 'overflow-hidden rounded-lg bg-raised ring-1 ring-line')}>
      {contents.map((content, i) => {
        const state = lessonStanding(content);
        const current = content.content_id === currentId;
        return (
          <li key={content.content_id} className={cx(!compact && i > 0 && 'border-t border-line')}>
            <Link
              to={lessonPath(content.course_id, content.content_id)}
              aria-current={current ? 'page' : undefined}
              className={cx(
                'flex items-center no-underline transition-colors hover:bg-wash',
                compact
                  ? 'min-h-14 gap-3 rounded-md px-3 py-2'
                  : 'min-h-18 gap-4 px-4 py-3 sm:px-5',
                current ? 'bg-wash text-porcelain' : 'text-ink',
              )}
            >
              <StateSign state={state} number={i + 1} />
              <span className="min-w-0 grow">
                <Bilingual
                  en={content.title}
                  zh={content.title_zh}
                  className={cx(
                    'line-clamp-3 leading-snug wrap-anywhere',
                    compact ? 'text-sm' : 'font-medium',
                  )}
                />
                <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-sm text-soft">
                  <LessonIcon type={content.type} className="size-4" />
                  <span>{t(`learning.types.${content.type}`, t('learning.types.unknown'))}</span>
                  {content.duration > 0 && (
                    <>
                      <span aria-hidden="true">·</span>
                      <span>{format.duration(content.duration)}</span>
                    </>
                  )}
                  {state === 'waiting' && (
                    <>
                      <span aria-hidden="true">·</span>
                      <span>{t('learning.outline.waiting')}</span>
                    </>
                  )}
                  {state === 'started' && (
                    <>
                      <span aria-hidden="true">·</span>
                      <span className="text-porcelain">
                        {t('learning.outline.progress', { percent: content.user_progress })}
                      </span>
                    </>
                  )}
                </span>
              </span>
              {state === 'locked' && (
                <Lock
                  role="img"
                  aria-label={t('learning.outline.locked')}
                  className="size-4.5 shrink-0 text-faint"
                />
              )}
            </Link>
          </li>
        );
      })}
    </ol>
  );
}

function StateSign({
  state,
  number,
}: {
  state: ReturnType<typeof lessonStanding>;
  number: number;
}) {
  const { t } = useTranslation();
  const done = state === 'done';
  return (
    <span
      className={cx(
        'grid size-8 shrink-0 place-items-center rounded-full text-sm font-medium',
        done && 'bg-jade-wash text-jade',
        state === 'started' && 'text-porcelain ring-2 ring-porcelain',
        (state === 'new' || state === 'locked' || state === 'waiting') &&
          'text-soft ring-1 ring-line-strong/60',
      )}
    >
      {done ? (
        <Check role="img" aria-label={t('learning.outline.done')} className="size-4.5" />
      ) : state === 'waiting' ? (
        <Hourglass aria-hidden="true" className="size-4.5" />
      ) : (
        number
      )}
    </span>
  );
}
