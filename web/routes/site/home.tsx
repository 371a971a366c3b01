import { courseCalls } from '#contract/courses.ts';
import { marketingCalls } from '#contract/marketing.ts';
import { pointCalls } from '#contract/points.ts';
import { teacherCalls } from '#contract/teachers.ts';
import { courseForCard } from '#web/features/courses/course-for-card.ts';
import { AnnouncementStrip } from '#web/features/home/announcement-strip.tsx';
import { BannerCarousel } from '#web/features/home/banner-carousel.tsx';
import { Events } from '#web/features/home/events.tsx';
import { FeaturedTeachers } from '#web/features/home/featured-teachers.tsx';
import { activityForCard, bannerForSlide } from '#web/features/home/home-items.ts';
import { LatestCourses } from '#web/features/home/latest-courses.tsx';
import { Program } from '#web/features/home/program.tsx';
import { programDays } from '#web/features/home/program-days.ts';
import { Vision } from '#web/features/home/vision.tsx';
import { academyJsonLd } from '#web/features/marketing/academy-json-ld.ts';
import { type PagePassages, passagesOf } from '#web/features/marketing/passages.ts';
import { teacherForCard } from '#web/features/teachers/teacher-for-card.ts';
import { withoutList } from '#web/lib/if-unreachable.ts';
import { pageOf } from '#web/lib/page.ts';
import { pick } from '#web/lib/pick.tsx';
import { PageHead } from '#web/lib/seo.tsx';
import { useSiteData } from '#web/lib/site-data.ts';
import { useTranslation } from '#web/lib/translation.tsx';
import type { Route } from './+types/home.ts';

const shownSections = ['home_vision', 'home_pillar', 'home_goal'] as const;
const programSections = ['home_program', 'home_program_fact'] as const;

/** A failing part does not take down the page. */
export async function loader(args: Route.LoaderArgs) {
  const { api, user, locale, site, currency } = pageOf(args);
  const days = programDays(site, new Date(), locale);
  const sections = days === null ? shownSections : [...shownSections, ...programSections];
  const [banners, activities, courses, teachers, signIn, passages] = await Promise.all([
    api.call(marketingCalls.banners).then(
      ({ list }) => list.map((banner) => bannerForSlide(banner, locale)),
      () => null,
    ),
    api
      .call(marketingCalls.activities, { query: { page: 1, limit: 2 } })
      .then(({ list }) => list.map((activity) => activityForCard(activity, locale)))
      .catch(withoutList),
    api
      .call(courseCalls.list, { query: { sort: 'latest', featured: true, page_size: 6, currency } })
      .then(({ list }) => list.filter((course) => course.is_featured))
      .then((featured) => featured.map((course) => courseForCard(course, locale)))
      .catch(withoutList),
    api
      .call(teacherCalls.list, { query: { sort: 'popularity', page_size: 8 } })
      // Assistants without courses are not recommended.
      .then(({ list }) => list.filter(({ course_count: courses }) => courses > 0).slice(0, 4))
      .then((taught) => taught.map((teacher) => teacherForCard(teacher, locale)))
      .catch(withoutList),
    user === null ? null : api.call(pointCalls.signInState).catch(() => null),
    api.call(marketingCalls.passages).then(
      ({ list }) => passagesOf(list, locale, sections),
      (): PagePassages => ({}),
    ),
  ]);
  return { banners, activities, courses, teachers, signIn, days, passages };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { banners, activities, courses, teachers, signIn, days, passages } = loaderData;
  const { t } = useTranslation();
  const { locale, site, origin } = useSiteData();
  return (
    <>
      <PageHead
        title={t('titles.Home')}
        description={t('home.description')}
        shareTitle={pick(locale, site.name, site.name_zh).text}
        jsonLd={academyJsonLd({ locale, site, origin })}
      />
      <BannerCarousel banners={banners} />
      <AnnouncementStrip signIn={signIn} />
      <Vision passages={passages} />
      {days !== null && <Program days={days} passages={passages} />}
      <Events activities={activities} />
      <LatestCourses courses={courses} />
      <FeaturedTeachers teachers={teachers} />
    </>
  );
}
