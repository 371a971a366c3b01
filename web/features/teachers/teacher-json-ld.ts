import type { TeacherDetail } from '#contract/teachers.ts';
import type { JsonLd } from '#web/lib/json-ld.ts';
import type { SiteData } from '#web/lib/site-data.ts';

/** A teacher as schema.org data, for search engines. */
export function teacherJsonLd(
  { basic_info: teacher, bio }: TeacherDetail,
  { locale, site, origin }: Pick<SiteData, 'locale' | 'site' | 'origin'>,
): JsonLd {
  const own = (en: string, zh: string) => (locale === 'zh' ? zh || en : en || zh);
  return {
    '@type': 'Person',
    name: own(teacher.name, teacher.name_zh),
    alternateName: own(teacher.name_zh, teacher.name),
    jobTitle: own(teacher.specialization, teacher.specialization_zh),
    description: own(bio.bio, bio.bio_zh),
    url: `${origin}/teachers/${teacher.teacher_id}`,
    ...(teacher.profile_image && { image: new URL(teacher.profile_image, origin).href }),
    worksFor: {
      '@type': 'EducationalOrganization',
      name: own(site.name, site.name_zh),
      url: origin,
    },
  };
}
