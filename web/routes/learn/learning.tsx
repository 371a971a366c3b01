import { myLearningCall } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { MyCourseRow, NextStep } from '#web/features/courses/my-course-row.tsx';
import { sortMyCourses } from '#web/features/courses/sort-my-courses.ts';
import { DailySignIn } from '#web/features/points/daily-sign-in.tsx';
import { SignInCalendar } from '#web/features/points/sign-in-calendar.tsx';
import { requireLogin } from '#web/lib/guard.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageIntro } from '#web/ui/page-intro.tsx';
import { Points } from '#web/ui/points.tsx';
import type { Route } from './+types/learning.ts';

export async function loader(args: Route.LoaderArgs) {
  const { api } = requireLogin(args);
  const [{ list }, signIn] = await Promise.all([
    api.call(myLearningCall),
    api.call(pointCalls.signInState).catch(() => null),
  ]);
  return { courses: sortMyCourses(list), signIn };
}

export default function Learning({ loaderData }: Route.ComponentProps) {
  const { courses, signIn } = loaderData;
  const { next, going, done } = courses;
  const { t } = useTranslation();
  const { user, points } = useSiteData();
  const isEmpty = next === null && going.length === 0 && done.length === 0;

  return (
    <>
      <PageHead noIndex title={t('pageTitles.Learning')} />
      <PageIntro
        title={t('pageTitles.Learning')}
        lead={user && t('learning.mine.lead', { name: user.name })}
        seed={33}
      />
      <div className="shell grid grid-cols-1 items-start gap-x-12 gap-y-10 pt-8 pb-20 lg:grid-cols-[minmax(0,1fr)_21rem] lg:pt-12">
        <div className="grid min-w-0 gap-12">
          {next && <NextStep course={next} />}
          {isEmpty && (
            <EmptyState
              as="h2"
              seed={12}
              title={t('learning.mine.emptyTitle')}
              action={
                <LinkButton to="/courses?level=beginner">
                  {t('courseCards.toFreeCourses')}
                </LinkButton>
              }
            >
              {t('learning.mine.emptyText')}
            </EmptyState>
          )}
          {going.length > 0 && (
            <section aria-labelledby="going">
              <h2 id="going">{t('learning.mine.going')}</h2>
              <ul className="mt-5 grid gap-4">
                {going.map((course) => (
                  <li key={course.course_id}>
                    <MyCourseRow course={course} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {done.length > 0 && (
            <section aria-labelledby="done">
              <h2 id="done">{t('learning.mine.done')}</h2>
              <ul className="mt-5 grid gap-4">
                {done.map((course) => (
                  <li key={course.course_id}>
                    <MyCourseRow course={course} />
                  </li>
                ))}
              </ul>
            </section>
          )}
          {!isEmpty && (
            <LinkButton to="/courses" variant="secondary" className="justify-self-start">
              {t('learning.mine.more')}
            </LinkButton>
          )}
        </div>
        <aside className="grid gap-6">
          {signIn && (
            <section
              aria-labelledby="sign-in"
              className="grid gap-6 rounded-lg bg-raised p-6 shadow-lift ring-1 ring-line/70"
            >
              <DailySignIn state={signIn}>
                <h2 id="sign-in" className="text-xl">
                  {t('checkIn.title')}
                </h2>
              </DailySignIn>
              <SignInCalendar state={signIn} />
            </section>
          )}
          {points !== null && (
            <section
              aria-labelledby="points"
              className="flex flex-wrap items-center justify-between gap-4 rounded-lg bg-gold-wash p-6"
            >
              <div>
                <h2 id="points" className="text-base font-medium">
                  {t('learning.mine.points')}
                </h2>
                <Points
                  amount={points}
                  size="lg"
                  label={t('common.points', { count: points })}
                  className="mt-1"
                />
              </div>
              <LinkButton to="/rewards" variant="secondary" size="sm" className="min-h-11">
                {t('learning.mine.rewards')}
              </LinkButton>
            </section>
          )}
        </aside>
      </div>
    </>
  );
}
