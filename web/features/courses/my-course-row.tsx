import type { MyCourse } from '#contract/learning.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { ProgressBar, ProgressRing } from '#web/ui/progress.tsx';
import { CourseCover } from './course-cover.tsx';

interface MyCourseProps {
  course: MyCourse;
}

/** The course to continue, with more room than the others. */
export function NextStep({ course }: MyCourseProps) {
  const { t } = useTranslation();
  const text = usePick();
  const title = text(course.title, course.title_zh);
  const next = text(course.next_content_title, course.next_content_title_zh);
  return (
    <Card
      as="section"
      aria-labelledby="next-step"
      className="grid grid-cols-1 sm:grid-cols-[1fr_1.2fr]"
    >
      <CourseCover
        eager
        courseId={course.course_id}
        level={course.difficulty_level}
        thumbnail={course.thumbnail}
        motif={courseMotif(course)}
        className="h-full max-sm:max-h-44"
      />
      <div className="p-6 sm:p-8">
        <div className="flex items-center gap-5">
          <ProgressRing
            percent={course.percent}
            label={t('courses.panel.progress')}
            className="size-16 shrink-0"
          />
          <div>
            <p className="text-sm text-soft">{t('learning.mine.next')}</p>
            <h2 id="next-step" className="mt-0.5 text-2xl" lang={title.lang}>
              <Link
                to={`/courses/${course.course_id}`}
                className="text-ink no-underline hover:text-porcelain"
              >
                {title.text}
              </Link>
            </h2>
          </div>
        </div>
        <p className="mt-5" lang={next.lang}>
          {next.text}
        </p>
        {course.next_content_id !== null && (
          <LinkButton
            to={lessonPath(course.course_id, course.next_content_id)}
            size="lg"
            className="mt-5 w-full sm:w-auto"
          >
            {course.percent > 0 ? t('courses.panel.continue') : t('courses.panel.start')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

/** A learner's course in a list, with the progress. */
export function MyCourseRow({ course }: MyCourseProps) {
  const { t } = useTranslation();
  const text = usePick();
  const title = text(course.title, course.title_zh);
  const next = text(course.next_content_title, course.next_content_title_zh);
  const to =
    course.next_content_id === null || course.is_completed
      ? `/courses/${course.course_id}`
      : lessonPath(course.course_id, course.next_content_id);
  return (
    <Card as="article" pressable className="flex flex-wrap gap-4 p-4 sm:gap-6">
      <CourseCover
        courseId={course.course_id}
        level={course.difficulty_level}
        thumbnail={course.thumbnail}
        motif={courseMotif(course)}
        small
        className="w-24! shrink-0 self-center rounded-md sm:w-36!"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-lg leading-snug" lang={title.lang}>
          <Link to={to} className="card-link">
            {title.text}
          </Link>
        </h3>
        {!course.is_completed && course.waiting_contents > 0 && (
          <p className="mt-1 text-sm text-soft">{t('courses.panel.waitingTitle')}</p>
        )}
        {!course.is_completed && next.text && (
          <p className="mt-1 text-sm text-soft">
            {t('courses.panel.next')} <span lang={next.lang}>{next.text}</span>
          </p>
        )}
        <div className="mt-3 flex items-center gap-3">
          <ProgressBar
            percent={course.percent}
            label={t('courses.panel.progress')}
            className="grow"
          />
          <span className="min-w-11 shrink-0 text-right text-sm whitespace-nowrap text-soft">
            {course.percent}%
          </span>
        </div>
        <p className="mt-1 text-sm text-soft">
          {t('courses.panel.completedOf', {
            done: course.completed_contents,
            total: course.total_contents,
          })}
        </p>
      </div>
    </Card>
  );
}
