import type { ReactNode } from 'react';
import type { CourseDetail } from '#contract/courses.ts';
import { courseMotif } from '#domain/cover-motif.ts';
import { useFormat } from '#web/lib/format.ts';
import { usePick } from '#web/lib/pick.tsx';
import { useTranslation } from '#web/lib/translation.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Clock, Star } from '#web/ui/icons.tsx';
import { Landscape } from '#web/ui/landscape.tsx';
import { Link } from '#web/ui/link.tsx';
import { BookOpenText } from '#web/ui/page-icons.tsx';
import { ridgeLevels } from './course-cover.tsx';

/** On a phone the landscape is below the text, on wider screens behind it. */
const VIEW =
  'absolute inset-x-0 bottom-0 h-72 w-full max-sm:[mask-image:linear-gradient(transparent,#000_40%)] sm:h-full';

/** The head of a course: its title in front of its landscape. */
export function CourseHero({ course: detail }: { course: CourseDetail }) {
  const { t } = useTranslation();
  const text = usePick();
  const format = useFormat();
  const { basic_info: course, teacher } = detail;
  const title = text(course.title, course.title_zh);
  const short = text(course.short_description, course.short_description_zh);
  const name = teacher && text(teacher.name, teacher.name_zh);

  return (
    <header className="relative overflow-hidden bg-sky-top">
      {course.thumbnail ? (
        <img
          src={course.thumbnail}
          alt=""
          fetchPriority="high"
          className={`${VIEW} object-cover`}
        />
      ) : (
        <Landscape
          seed={course.course_id}
          level={ridgeLevels[course.difficulty_level]}
          motif={courseMotif(course)}
          format="wide"
          narrow="round"
          summit="right"
          warmDisc
          eager
          className={VIEW}
        />
      )}
      <div className="hero-veil max-sm:hidden" />
      <div className="shell relative pt-4 pb-[clamp(12rem,20vw,14rem)]">
        <Breadcrumb
          label={t('controls.breadcrumb')}
          items={[
            { text: t('layout.courses'), to: '/courses' },
            { text: title.text, lang: title.lang },
          ]}
        />
        <div className="mt-5 max-w-[42rem] sm:mt-8">
          <div className="flex flex-wrap items-center gap-2">
            <Badge tone="raised">{t(`courseCards.level.${course.difficulty_level}`)}</Badge>
            {course.is_free && <Badge tone="porcelain">{t('courseCards.free')}</Badge>}
            {course.is_featured && <Badge tone="porcelain">{t('courses.detail.featured')}</Badge>}
            {course.status !== 'active' && (
              <Badge tone="clay">{t(`courses.detail.status.${course.status}`)}</Badge>
            )}
          </div>
          <h1 className="mt-4 line-clamp-6 text-4xl" lang={title.lang}>
            {title.text}
          </h1>
          <p className="mt-4 line-clamp-6 text-lg" lang={short.lang}>
            {short.text}
          </p>
          {teacher && name && (
            <Link
              to={`/teachers/${teacher.teacher_id}`}
              className="group mt-4 inline-flex min-h-11 items-center gap-3 text-ink no-underline"
            >
              <Avatar name={name.text} src={teacher.avatar} className="size-9" />
              <span lang={name.lang} className="group-hover:underline">
                {name.text}
              </span>
            </Link>
          )}
          <ul className="mt-3 flex flex-wrap gap-x-6 gap-y-2">
            {course.duration > 0 && (
              <Fact icon={<Clock aria-hidden="true" className="size-5 text-porcelain" />}>
                {format.duration(course.duration)}
              </Fact>
            )}
            <Fact icon={<BookOpenText aria-hidden="true" className="size-5 text-porcelain" />}>
              {t('courses.detail.contents', { count: course.content_count })}
            </Fact>
            {course.rating !== null && (
              <Fact
                icon={<Star aria-hidden="true" className="size-5 fill-porcelain text-porcelain" />}
              >
                <a href="#reviews" className="text-ink no-underline hover:underline">
                  <span aria-hidden="true">{course.rating.toFixed(1)}</span>
                  <span className="sr-only">
                    {t('common.rating', { rating: course.rating.toFixed(1) })}
                  </span>
                  <span aria-hidden="true"> · </span>
                  {t('courses.reviews.count', { count: course.total_ratings })}
                </a>
              </Fact>
            )}
          </ul>
        </div>
      </div>
    </header>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-2">
      {icon}
      <span>{children}</span>
    </li>
  );
}
