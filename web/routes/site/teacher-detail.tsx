import type { ReactNode } from 'react';
import { isRouteErrorResponse } from 'react-router';
import { teacherCalls } from '#contract/teachers.ts';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { MissingScreen } from '#web/features/layout/missing-screen.tsx';
import { TaughtCourseCard } from '#web/features/teachers/taught-course.tsx';
import { teacherJsonLd } from '#web/features/teachers/teacher-json-ld.ts';
import { TeacherLike } from '#web/features/teachers/teacher-like.tsx';
import { useFormat } from '#web/lib/format.ts';
import { idFrom, pageOf } from '#web/lib/page.ts';
import { usePick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { sharedImageOf } from '#web/lib/share-picture-path.ts';
import { shorten } from '#web/lib/shorten.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Stars } from '#web/ui/stars.tsx';
import type { Route } from './+types/teacher-detail.ts';

/** Milliseconds between two likes of this page. */
const LIKE_COOLDOWN_MS = 300;

/** Characters of a description for search engines. */
const DESCRIPTION_LENGTH = 150;

export async function loader(args: Route.LoaderArgs) {
  const { api } = pageOf(args);
  const teacher_id = idFrom(args.params.id);
  return { teacher: await api.call(teacherCalls.get, { query: { teacher_id } }) };
}

export default function TeacherDetail({ loaderData }: Route.ComponentProps) {
  const { teacher } = loaderData;
  const { basic_info: info } = teacher;
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const siteData = useSiteData();
  const name = text(info.name, info.name_zh);
  const siteName = text(siteData.site.name, siteData.site.name_zh);
  const specialization = text(info.specialization, info.specialization_zh);
  const bio = text(teacher.bio.bio, teacher.bio.bio_zh);
  // A teacher who was only just added has no biography yet.
  const about =
    bio.text || [name.text, specialization.text, siteName.text].filter(Boolean).join(' · ');

  return (
    <>
      <PageHead
        title={`${name.text} · ${t('pageTitles.TeacherDetail')}`}
        description={shorten(about, DESCRIPTION_LENGTH)}
        shareTitle={name.text}
        image={sharedImageOf(info.profile_image, 'teacher', info.teacher_id, siteData.locale)}
        type="profile"
        jsonLd={teacherJsonLd(teacher, siteData)}
        trail={[
          { name: t('layout.teachers'), path: '/teachers' },
          { name: name.text, path: `/teachers/${info.teacher_id}` },
        ]}
      />
      <header className="relative overflow-hidden bg-linear-to-b from-sky-top to-sky-low">
        <div className="shell relative pt-4">
          <Breadcrumb
            label={t('controls.breadcrumb')}
            items={[
              { text: t('layout.teachers'), to: '/teachers' },
              { text: name.text, lang: name.lang },
            ]}
          />
          <div className="mt-4 flex flex-col items-start gap-x-10 gap-y-6 pb-2 sm:flex-row sm:items-center">
            <div className="plate shrink-0">
              <Avatar name={name.text} src={info.profile_image} className="size-32 sm:size-44" />
            </div>
            <div>
              <h1 className="text-4xl" lang={name.lang}>
                {name.text}
              </h1>
              <p className="mt-2 text-lg text-porcelain" lang={specialization.lang}>
                {specialization.text}
              </p>
              <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2 text-soft">
                {info.is_assistant && <Badge tone="raised">{t('teacherCards.assistant')}</Badge>}
                <time dateTime={info.created_at}>
                  {t('teachers.detail.joined', { date: format.day(info.created_at) })}
                </time>
              </p>
              {siteData.user !== null && (
                <div className="mt-5">
                  <TeacherLike
                    key={info.teacher_id}
                    teacherId={info.teacher_id}
                    liked={info.is_liked_by_user}
                    count={info.likes_count}
                    cooldownMs={LIKE_COOLDOWN_MS}
                  />
                </div>
              )}
            </div>
          </div>
        </div>
        <Landscape
          seed={info.teacher_id + 60}
          level={3}
          format="strip"
          sky={false}
          eager
          className="-mb-px aspect-[10/1] min-h-16 w-full"
        />
      </header>
      <div className="shell grid grid-cols-1 gap-x-16 gap-y-10 py-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <section aria-labelledby="bio" className="min-w-0">
          <h2 id="bio">{t('teachers.detail.about')}</h2>
          <div className="prose measure mt-4" lang={bio.lang}>
            {bio.text.split(/\n{2,}/).map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </section>
        <TeacherFacts info={info} />
      </div>
      {!info.is_assistant && (
        <section aria-labelledby="courses" className="bg-sunk">
          <div className="shell section">
            <h2 id="courses" className="mb-8">
              {t('teachers.detail.taught')}
            </h2>
            {teacher.courses.length === 0 ? (
              <p className="text-soft">{t('teachers.detail.noCourses')}</p>
            ) : (
              <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
                {teacher.courses.map((course) => (
                  <li key={course.course_id}>
                    <TaughtCourseCard course={course} />
                  </li>
                ))}
              </ul>
            )}
          </div>
        </section>
      )}
    </>
  );
}

/** Rating, courses, likes and years, as figures. */
function TeacherFacts({
  info,
}: {
  info: Route.ComponentProps['loaderData']['teacher']['basic_info'];
}) {
  const { t } = useTranslation();
  const format = useFormat();
  return (
    <dl className="grid grid-cols-2 content-start gap-px self-start overflow-hidden rounded-lg bg-line ring-1 ring-line">
      {info.rating !== null && (
        <Fact label={t('courses.reviews.count', { count: info.total_ratings })} wide>
          <span className="flex flex-wrap items-center gap-3">
            <span>{info.rating.toFixed(1)}</span>
            <Stars
              value={info.rating}
              label={t('common.rating', { rating: info.rating.toFixed(1) })}
              className="text-lg"
            />
          </span>
        </Fact>
      )}
      <Fact label={t('teachers.detail.courses')}>{info.course_count}</Fact>
      <Fact label={t('teachers.detail.likes')}>{format.number(info.likes_count)}</Fact>
      {!info.is_assistant && (
        <Fact label={t('teachers.detail.experience')} wide>
          {t('teachers.detail.years', { count: info.experience_years })}
        </Fact>
      )}
    </dl>
  );
}

interface FactProps {
  label: string;
  wide?: boolean;
  children: ReactNode;
}

function Fact({ label, wide = false, children }: FactProps) {
  return (
    <div className={`flex flex-col-reverse bg-raised px-5 py-4 ${wide ? 'col-span-2' : ''}`}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="font-serif text-2xl text-porcelain-deep">{children}</dd>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <MissingScreen
      seed={7}
      title={t('teachers.detail.missingTitle')}
      text={t('teachers.detail.missingText')}
      to="/teachers"
      action={t('teachers.detail.backToTeachers')}
    />
  );
}
