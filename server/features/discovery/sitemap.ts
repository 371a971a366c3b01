/** A page of the site that search engines may list. */
export interface SitePage {
  /** From the root: the path of the page's canonical address in Chinese. */
  path: string;
  /** When what it shows last changed; null where that is not stored. */
  changedAt: Date | null;
}

/** The protocol allows 50,000 addresses in one file, and each page has one a language. */
const MAX_PAGES = 25_000;

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

/** The same page in English. Chinese is the site's own language and needs no `lang`. */
function englishPath(path: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=en`;
}

/**
 * The site map: every page in both languages, each naming the other, as the pages
 * themselves do in their heads (`web/lib/seo.tsx`).
 * @param origin scheme and host, no slash at the end
 */
export function renderSitemap(pages: readonly SitePage[], origin: string): string {
  const entries = pages.slice(0, MAX_PAGES).flatMap(({ path, changedAt }) => {
    const zh = escapeXml(`${origin}${path}`);
    const en = escapeXml(`${origin}${englishPath(path)}`);
    const rest = [
      ...(changedAt === null ? [] : [`<lastmod>${changedAt.toISOString()}</lastmod>`]),
      `<xhtml:link rel="alternate" hreflang="zh-CN" href="${zh}"/>`,
      `<xhtml:link rel="alternate" hreflang="en" href="${en}"/>`,
      `<xhtml:link rel="alternate" hreflang="x-default" href="${zh}"/>`,
    ].join('');
    return [zh, en].map((address) => `<url><loc>${address}</loc>${rest}</url>`);
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
