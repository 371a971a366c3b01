import { isRouteErrorResponse } from 'react-router';
import { courseCalls } from '#contract/courses.ts';
import { learningCalls } from '#contract/learning.ts';
import { pointCalls } from '#contract/points.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { courseForCard } from '#web/features/courses/course-for-card.ts';
import { CourseHero } from '#web/features/courses/course-hero.tsx';
import { courseJsonLd } from '#web/features/courses/course-json-ld.ts';
import { CoursePanel } from '#web/features/courses/course-panel.tsx';
import { asPublished, PreviewBanner } from '#web/features/courses/course-preview.tsx';
import { CourseReviewSection } from '#web/features/courses/course-reviews.tsx';
import { previewFrom } from '#web/features/courses/preview-from.ts';
import { ShownAs } from '#web/features/courses/preview-notice.tsx';
import { RelatedCourses } from '#web/features/courses/related-courses.tsx';
import { ErrorPage } from '#web/features/layout/error-page.tsx';
import { MissingScreen } from '#web/features/layout/missing-screen.tsx';
import { Outline } from '#web/features/learning/outline.tsx';
import { useClosedLessons } from '#web/features/learning/use-closed-lessons.ts';
import { useFormat } from '#web/lib/format.ts';
import { idFrom, pageOf } from '#web/lib/page.ts';
import { Bilingual, usePick } from '#web/lib/pick.tsx';
import { pageFrom } from '#web/lib/query.ts';
import { PageHead } from '#web/lib/seo.tsx';
import { sharedImageOf } from '#web/lib/share-picture-path.ts';
import { shorten } from '#web/lib/shorten.ts';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Link } from '#web/ui/link.tsx';
import type { Route } from './+types/course-detail.ts';

/** The course and its lessons are required; other failures do not take the page down. */
export async function loader(args: Route.LoaderArgs) {
  const { api, user, locale, currency } = pageOf(args);
  const course_id = idFrom(args.params.id);
  const preview = previewFrom(args.url.searchParams);
  const shown = { course_id, ...(preview !== null && { preview }) };
  const page = pageFrom(args.url.searchParams.get('reviews'));
  const [course, contents, reviews, related, rules] = await Promise.all([
    api.call(courseCalls.get, { query: { ...shown, currency } }),
    api.call(learningCalls.contents, { query: shown }).then(({ list }) => list),
    api
      .call(courseCalls.reviews, { query: { course_id, page, limit: pageSizes.courseReviews } })
      .catch(() => null),
    api
      .call(courseCalls.related, { query: { course_id, currency } })
      .then(({ list }) => list.map((item) => courseForCard(item, locale)))
      .catch(() => []),
    user === null || preview === 'guest' ? null : api.call(pointCalls.rules).catch(() => null),
  ]);
  return { course, contents, reviews, related, rules };
}

/** Characters of a description in a search result. */
const DESCRIPTION_LENGTH = 150;

export default function CourseDetail({ loaderData }: Route.ComponentProps) {
  const { course, contents, reviews, related, rules } = loaderData;
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const siteData = useSiteData();
  useClosedLessons(contents);
  const { basic_info: info, teacher, preview } = course;
  const title = text(info.title, info.title_zh);
  const description = text(info.description, info.description_zh);
  const short = text(info.short_description, info.short_description_zh);
  const about = short.text || shorten(description.text, DESCRIPTION_LENGTH) || title.text;
  const teacherName = teacher && text(teacher.name, teacher.name_zh);

  return (
    <>
      <PageHead
        title={`${title.text} · ${t('pageTitles.CourseDetail')}`}
        description={about}
        shareTitle={title.text}
        image={sharedImageOf(info.thumbnail, 'course', info.course_id, siteData.locale)}
        type="article"
        jsonLd={courseJsonLd(course, siteData)}
        trail={[
          { name: t('layout.courses'), path: '/courses' },
          { name: title.text, path: `/courses/${info.course_id}` },
        ]}
        noIndex={info.status !== 'active' || preview !== null}
      />
      {preview !== null && <PreviewBanner courseId={info.course_id} preview={preview} />}
      <CourseHero course={course} />
      <div className="shell grid grid-cols-1 gap-x-14 gap-y-10 lg:grid-cols-[1fr_22.5rem]">
        <div className="relative z-10 -mt-14 lg:order-2 lg:-mt-44">
          <div className="lg:sticky lg:top-24">
            <ShownAs preview={preview}>
              <CoursePanel
                key={info.course_id}
                detail={asPublished(course)}
                contents={contents}
                rules={rules}
              />
            </ShownAs>
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-14 pb-20 lg:pt-12">
          <section aria-labelledby="about">
            <h2 id="about">{t('courses.detail.about')}</h2>
            <div className="prose measure mt-4" lang={description.lang}>
              {description.text.split(/\n{2,}/).map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </section>
          <section aria-labelledby="outline">
            <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
              <h2 id="outline">{t('courses.detail.outline')}</h2>
              <p className="text-sm text-soft">
                {t('courses.detail.contents', { count: contents.length })}
                <span aria-hidden="true"> · </span>
                {format.duration(info.duration)}
              </p>
            </div>
            {contents.length === 0 ? (
              <p className="text-soft">{t('courses.panel.empty')}</p>
            ) : (
              <ShownAs preview={preview}>
                <Outline contents={contents} />
              </ShownAs>
            )}
          </section>
          {teacher && teacherName && (
            <section aria-labelledby="teacher">
              <h2 id="teacher">{t('courses.detail.teacher')}</h2>
              <Link
                to={`/teachers/${teacher.teacher_id}`}
                className="group mt-5 flex items-center gap-6 text-ink no-underline"
              >
                <span className="plate shrink-0">
                  <Avatar name={teacherName.text} src={teacher.avatar} className="size-20" />
                </span>
                <span className="min-w-0 wrap-anywhere">
                  <span
                    className="block font-serif text-xl group-hover:text-porcelain"
                    lang={teacherName.lang}
                  >
                    {teacherName.text}
                  </span>
                  <Bilingual
                    en={teacher.specialization}
                    zh={teacher.specialization_zh}
                    className="text-soft"
                  />
                  <span className="link mt-1 block w-fit text-sm">
                    {t('courses.detail.teacherLink')}
                  </span>
                </span>
              </Link>
            </section>
          )}
          {reviews && (
            <CourseReviewSection
              courseId={info.course_id}
              reviews={reviews}
              canReview={course.can_review}
            />
          )}
        </div>
      </div>
      <RelatedCourses courses={related} />
    </>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { t } = useTranslation();
  if (!isRouteErrorResponse(error) || error.status !== 404) return <ErrorPage error={error} />;
  return (
    <MissingScreen
      seed={4}
      title={t('courses.detail.missingTitle')}
      text={t('courses.detail.missingText')}
      to="/courses"
      action={t('courses.detail.backToCourses')}
    />
  );
}
