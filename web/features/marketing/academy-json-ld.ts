import { htmlLang } from '#domain/locale.ts';
import type { JsonLd } from '#web/lib/json-ld.ts';
import type { SiteData } from '#web/lib/site-data.ts';

/** The academy and its site as schema.org data; each references the other by its `@id`. */
export function academyJsonLd({
  locale,
  site,
  origin,
}: Pick<SiteData, 'locale' | 'site' | 'origin'>): JsonLd[] {
  const own = (en: string | undefined, zh: string | undefined) =>
    locale === 'zh' ? zh || en : en || zh;
  const academyId = `${origin}/#academy`;
  return [
    {
      '@type': 'EducationalOrganization',
      '@id': academyId,
      name: own(site.name, site.name_zh),
      alternateName: own(site.name_zh, site.name),
      description: own(site.tagline, site.tagline_zh),
      url: origin,
      logo: `${origin}/icon-512.png`,
      email: site.email,
      telephone: site.phone,
      address: own(site.address, site.address_zh),
      sameAs: site.social_links.map((link) => link.url),
    },
    {
      '@type': 'WebSite',
      name: own(site.name, site.name_zh),
      url: origin,
      inLanguage: Object.values(htmlLang),
      publisher: { '@id': academyId },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${origin}/search?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
