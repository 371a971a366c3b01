import type { TaughtCourse } from '#contract/teaching.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { CourseCover } from '#web/features/courses/course-cover.tsx';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import { Inbox, MessageSquare } from '#web/ui/page-icons.tsx';
import { taughtReviewViews } from './review-view.ts';
import { submissionViews } from './submission-view.ts';

/** A course of one's own: its learners, and whether submissions wait. */
export function TaughtCourseRow({ course }: { course: TaughtCourse }) {
  const { t } = useTranslation();
  const title = usePick()(course.title, course.title_zh);
  const { submitted_count: waiting, course_id: courseId, status } = course;
  return (
    <Card as="article" className="grid sm:grid-cols-[12rem_minmax(0,1fr)]">
      <CourseCover
        courseId={courseId}
        level={course.difficulty_level}
        thumbnail={course.thumbnail}
        motif={courseMotif(course)}
        className="max-sm:aspect-[3/1] sm:h-full"
      />
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 p-5">
        <div className="min-w-0 grow basis-72">
          <h2 className="text-xl" lang={title.lang}>
            <Link
              to={`/teach/courses/${courseId}`}
              className="inline-flex min-h-11 items-center text-ink no-underline hover:text-porcelain hover:underline"
            >
              {title.text}
            </Link>
          </h2>
          {status !== 'active' && <Badge className="mt-2">{t(`teaching.courses.${status}`)}</Badge>}
          <p className="mt-2 flex flex-wrap gap-x-3 text-sm text-soft">
            <Link to={`/teach/courses/${courseId}/learners`} className="link">
              {t('teaching.courses.learners', { count: course.learner_count })}
            </Link>
            <span aria-hidden="true">·</span>
            <span>{t('teaching.courses.completed', { count: course.completed_count })}</span>
            {course.graded_count > 0 && (
              <>
                <span aria-hidden="true">·</span>
                <span>{t('teaching.courses.graded', { count: course.graded_count })}</span>
              </>
            )}
          </p>
          <p className="mt-2 flex items-center gap-2 font-medium">
            {waiting > 0 ? (
              <>
                <Inbox aria-hidden="true" className="size-5 shrink-0 text-clay" />
                <span>{t('teaching.courses.waiting', { count: waiting })}</span>
              </>
            ) : course.assignment_count > 0 ? (
              <>
                <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-jade" />
                <span>{t('teaching.courses.nothingWaits')}</span>
              </>
            ) : (
              <span className="font-normal text-soft">{t('teaching.courses.noAssignment')}</span>
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          {course.unanswered_count > 0 && (
            <Link
              to={taughtReviewViews.href({ state: 'open', course_id: courseId })}
              className="link inline-flex min-h-11 items-center gap-2"
            >
              <MessageSquare aria-hidden="true" className="size-5 shrink-0 text-clay" />
              {t('teaching.courses.reviewsWait', { count: course.unanswered_count })}
            </Link>
          )}
          <Link to={`/courses/${courseId}`} className="link inline-flex min-h-11 items-center">
            {t('teaching.courses.toCourse')}
          </Link>
          {course.assignment_count > 0 && (
            <LinkButton
              variant={waiting > 0 ? 'primary' : 'secondary'}
              to={submissionViews.href({
                course: courseId,
                ...(waiting > 0 ? { status: 'submitted' } : {}),
              })}
            >
              {t('teaching.courses.toSubmissions')}
            </LinkButton>
          )}
        </div>
      </div>
    </Card>
  );
}
