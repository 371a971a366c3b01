import type { CourseDetail } from '#contract/courses.ts';
import type { JsonLd } from '#web/lib/json-ld.ts';
import { sharedImageOf } from '#web/lib/share-picture-path.ts';
import type { SiteData } from '#web/lib/site-data.ts';

/** A course as schema.org data, for search engines. */
export function courseJsonLd(
  { basic_info: course, teacher }: CourseDetail,
  { locale, site, origin }: Pick<SiteData, 'locale' | 'site' | 'origin'>,
): JsonLd {
  const own = (en: string, zh: string) => (locale === 'zh' ? zh || en : en || zh);
  const url = `${origin}/courses/${course.course_id}`;
  return {
    '@type': 'Course',
    name: own(course.title, course.title_zh),
    description: own(course.short_description, course.short_description_zh),
    url,
    image: new URL(sharedImageOf(course.thumbnail, 'course', course.course_id, locale), origin)
      .href,
    inLanguage: ['zh', 'en'],
    educationalLevel: course.difficulty_level,
    isAccessibleForFree: course.is_free,
    provider: {
      '@type': 'EducationalOrganization',
      name: own(site.name, site.name_zh),
      url: origin,
    },
    hasCourseInstance: {
      '@type': 'CourseInstance',
      courseMode: 'Online',
      courseWorkload: `PT${Math.max(1, course.duration)}M`,
      ...(teacher && {
        instructor: {
          '@type': 'Person',
          name: own(teacher.name, teacher.name_zh),
          url: `${origin}/teachers/${teacher.teacher_id}`,
        },
      }),
    },
    offers: {
      '@type': 'Offer',
      category: course.is_free ? 'Free' : 'Paid',
      price: course.price,
      priceCurrency: course.currency,
      url,
    },
    ...(course.rating !== null && {
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: course.rating,
        reviewCount: course.total_ratings,
      },
    }),
  };
}
