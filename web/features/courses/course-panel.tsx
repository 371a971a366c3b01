import { useState } from 'react';
import { useLocation } from 'react-router';
import type { CourseDetail, CourseProgress } from '#contract/courses.ts';
import type { LessonListItem } from '#contract/learning.ts';
import { offerOf } from '#domain/course-offer.ts';
import { lockReason } from '#domain/lock-reason.ts';
import type { EarningRules } from '#web/features/points/earning-rules.tsx';
import { lessonPath } from '#web/lib/page-paths.ts';
import { usePick } from '#web/lib/pick.tsx';
import { loginPath } from '#web/lib/redirect-path.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Celebration } from '#web/ui/celebration.tsx';
import { Points } from '#web/ui/points.tsx';
import { ProgressRing } from '#web/ui/progress.tsx';
import { AccessNotice } from './access-notice.tsx';
import { ClosedCourse } from './closed-course.tsx';
import { CourseActions } from './course-actions.tsx';
import { ridgeLevels } from './course-cover.tsx';

/** The status of the lessons or, in a course without any, that of the course. */
function lockOf(
  { basic_info: course }: CourseDetail,
  contents: readonly LessonListItem[],
  isGuest: boolean,
) {
  if (contents.length > 0) return contents.find(({ locked }) => locked !== null)?.locked ?? null;
  const isRedeemed = course.is_redeemed_by_user;
  const isBegun = course.is_begun_by_user;
  return lockReason({ isGuest, isFree: course.is_free, isRedeemed, isBegun, isInsider: false });
}

interface CoursePanelProps {
  detail: CourseDetail;
  contents: readonly LessonListItem[];
  /** How to earn, where points are missing. */
  rules: EarningRules | null;
}

/** The possible actions on the course now: begin, continue, redeem, or earn the missing points. */
export function CoursePanel({ detail, contents, rules }: CoursePanelProps) {
  const { t } = useTranslation();
  const siteData = useSiteData();
  const [celebrating, setCelebrating] = useState(false);
  const { basic_info: course, progress } = detail;
  const isGuest = siteData.user === null;
  const access = offerOf(course, lockOf(detail, contents, isGuest), {
    isGuest,
    have: siteData.points,
    canRedeem: detail.access_ended?.can_redeem ?? true,
  });
  const first = contents[0]?.content_id ?? null;
  const nextId = progress?.next_content_id ?? first;

  return (
    <section
      aria-label={t('courses.panel.label')}
      className="rounded-lg bg-raised p-6 shadow-float ring-1 ring-line/70"
    >
      {access.kind === 'open' ? (
        <OpenCourse detail={detail} contents={contents} nextId={nextId} />
      ) : (
        <ClosedCourse
          course={course}
          access={access}
          ended={detail.access_ended}
          rules={rules}
          onRedeemed={() => setCelebrating(true)}
        />
      )}
      <div className="mt-5 border-t border-line pt-5">
        {course.points_reward > 0 && progress?.is_completed !== true && (
          <p className="mb-4 flex items-center gap-2 text-sm text-soft">
            {t('courses.panel.reward')}
            <Points
              amount={course.points_reward}
              signed
              size="sm"
              label={t('courseCards.earns', { points: course.points_reward })}
            />
          </p>
        )}
        <CourseActions course={course} open={access.kind === 'open'} />
      </div>
      <Celebration
        open={celebrating}
        onClose={() => setCelebrating(false)}
        seed={course.course_id}
        level={ridgeLevels[course.difficulty_level]}
        title={t('courses.redeem.doneTitle')}
        text={t('courses.redeem.doneText')}
        footer={
          <>
            <Button variant="secondary" onClick={() => setCelebrating(false)}>
              {t('courses.redeem.later')}
            </Button>
            {nextId !== null && (
              <LinkButton to={lessonPath(course.course_id, nextId)}>
                {t('courses.panel.start')}
              </LinkButton>
            )}
          </>
        }
      />
    </section>
  );
}

/** Whether a learner can only wait for a grade. */
export function waitsForTeacher(
  progress: Pick<CourseProgress, 'is_completed' | 'next_content_id' | 'waiting_contents'>,
): boolean {
  const { is_completed, next_content_id, waiting_contents } = progress;
  return !is_completed && next_content_id === null && waiting_contents > 0;
}

interface OpenCourseProps {
  detail: CourseDetail;
  contents: readonly LessonListItem[];
  nextId: number | null;
}

function OpenCourse({ detail, contents, nextId }: OpenCourseProps) {
  const { t } = useTranslation();
  const text = usePick();
  const { user } = useSiteData();
  const here = useLocation();
  const { basic_info: course, progress } = detail;
  const next = contents.find(({ content_id }) => content_id === nextId);
  const nextTitle = next && text(next.title, next.title_zh);
  const waits = progress !== null && waitsForTeacher(progress);
  const begun = progress !== null && progress.percent > 0;

  if (nextId === null) return <p className="text-soft">{t('courses.panel.empty')}</p>;
  const to = lessonPath(course.course_id, nextId);
  if (user === null) {
    return (
      <>
        <h2 className="text-xl">{t('courses.panel.freeTitle')}</h2>
        <p className="mt-2 text-sm text-soft">{t('courses.panel.freeText')}</p>
        <LinkButton to={to} size="lg" className="mt-5 w-full">
          {t('courses.panel.start')}
        </LinkButton>
        <LinkButton to={loginPath(here)} variant="quiet" className="mt-2 w-full">
          {t('courses.panel.loginToKeep')}
        </LinkButton>
      </>
    );
  }
  return (
    <>
      <div className="flex items-center gap-5">
        <ProgressRing
          percent={progress?.percent ?? 0}
          label={t('courses.panel.progress')}
          className="size-18 shrink-0"
        />
        <div className="min-w-0">
          <h2 className="text-xl">
            {waits
              ? t('courses.panel.waitingTitle')
              : progress?.is_completed
                ? t('courses.panel.completedTitle')
                : begun
                  ? t('courses.panel.continueTitle')
                  : t('courses.panel.startTitle')}
          </h2>
          {progress && (
            <p className="mt-1 text-sm text-soft">
              {t('courses.panel.completedOf', {
                done: progress.completed_contents,
                total: progress.total_contents,
              })}
            </p>
          )}
        </div>
      </div>
      <LinkButton to={to} size="lg" className="mt-5 w-full">
        {progress?.is_completed || waits
          ? t('courses.panel.review')
          : begun
            ? t('courses.panel.continue')
            : t('courses.panel.start')}
      </LinkButton>
      {waits && <p className="mt-3 text-sm text-soft">{t('courses.panel.waitingText')}</p>}
      {begun && !waits && !progress.is_completed && nextTitle && (
        <p className="mt-3 text-sm text-soft">
          {t('courses.panel.next')} <span lang={nextTitle.lang}>{nextTitle.text}</span>
        </p>
      )}
      {detail.access !== null && <AccessNotice access={detail.access} />}
    </>
  );
}
