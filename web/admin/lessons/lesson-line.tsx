import type { AdminCourseLesson } from '#contract/courses-admin.ts';
import { LessonIcon } from '#web/features/learning/lesson-facts.tsx';
import { LanguageMarks } from '#web/forms/language-marks.tsx';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Link } from '#web/ui/link.tsx';
import { useLessonArea } from './lesson-area.ts';

interface LessonLineProps {
  content: AdminCourseLesson;
  /** Its place in the course; archived ones have none. */
  number?: number;
}

/** A lesson in the list of its course: its type, its duration, and what is not translated. */
export function LessonLine({ content, number }: LessonLineProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { lessonPath } = useLessonArea();
  const title = usePick()(content.title, content.title_zh);
  return (
    <div className="@container flex min-w-0 grow basis-48 items-center gap-3 py-1 xl:py-0.5">
      {number !== undefined && (
        <span
          aria-hidden="true"
          className="min-w-4 shrink-0 text-right text-sm text-soft tabular-nums"
        >
          {number}
        </span>
      )}
      <LessonIcon type={content.type} className="size-5 shrink-0 text-porcelain" />
      <div className="min-w-0">
        <Link
          to={lessonPath(content.content_id)}
          lang={title.lang}
          className="inline-flex min-h-8 items-center font-medium text-ink no-underline hover:underline xl:block xl:min-h-0 xl:truncate xl:leading-5"
        >
          {title.text}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-soft xl:flex-nowrap xl:leading-5 xl:whitespace-nowrap">
          <span>{t(`learning.types.${content.type}`)}</span>
          <span aria-hidden="true">·</span>
          <span>{format.duration(content.duration)}</span>
          <time dateTime={content.updated_at} className="hidden @md:inline">
            <span aria-hidden="true">· </span>
            {t('admin.courses.changed', { day: format.day(content.updated_at) })}
          </time>
          <LanguageMarks missing={content.missing} outdated={content.outdated} />
        </p>
      </div>
    </div>
  );
}
