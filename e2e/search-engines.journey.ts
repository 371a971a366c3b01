import { expect, test } from '@playwright/test';
import { demoCourses, demoTeachers } from '#demo/texts/index.ts';

/** What search engines read: the site map, the head of each page, and schema.org data. */

/** The head of a page as a search engine reads it, without running anything. */
async function headOf(html: string) {
  const attribute = (tag: RegExp, name: string) => {
    const found = tag.exec(html)?.[0] ?? '';
    return new RegExp(`${name}="([^"]*)"`).exec(found)?.[1] ?? '';
  };
  const meta = (name: string) =>
    attribute(new RegExp(`<meta [^>]*(name|property)="${name}"[^>]*>`), 'content');
  return {
    title: /<title[^>]*>([^<]*)</.exec(html)?.[1] ?? '',
    description: meta('description'),
    robots: meta('robots'),
    image: meta('og:image').replaceAll('&amp;', '&'),
    card: meta('twitter:card'),
    canonical: attribute(/<link [^>]*rel="canonical"[^>]*>/, 'href').replaceAll('&amp;', '&'),
    alternates: [...html.matchAll(/<link [^>]*rel="alternate"[^>]*>/g)].map(
      ([link]) => /hrefLang="([^"]*)"/i.exec(link)?.[1],
    ),
    jsonLd: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
      ([, text]) => ({ data: JSON.parse(text ?? '') }),
    ),
  };
}

test('every page of the site map responds, with a head of its own in both languages', async ({
  request,
  baseURL,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  // Courses and teachers that other journeys add meanwhile have no texts to compare.
  const isOfDemo = (address: string) => {
    const [, kind, id] = /\/(courses|teachers)\/(\d+)/.exec(address) ?? [];
    const count = kind === 'courses' ? demoCourses.length : demoTeachers.length;
    return kind === undefined || Number(id) <= count;
  };
  const addresses = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)]
    .map(([, address]) => (address ?? '').replaceAll('&amp;', '&'))
    .filter(isOfDemo);
  expect(addresses.length).toBeGreaterThan(60);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);

  const problems: string[] = [];
  const owners = new Map<string, string>();
  const pictures = new Set<string>();
  for (const address of addresses) {
    // As a search engine asks: with no cookie that remembers the language of the last page.
    const response = await fetch(address);
    const head = await headOf(await response.text());
    const note = (problem: string) => problems.push(`${address}: ${problem}`);
    if (response.status !== 200) note(`status ${response.status}`);
    if (head.robots) note(`robots ${head.robots}`);
    if (head.canonical !== address) note(`canonical ${head.canonical}`);
    if (head.alternates.join() !== 'zh-CN,en,x-default') note(`alternates ${head.alternates}`);
    if (head.card !== 'summary_large_image') note('no card');
    if (head.description.length < 15) note(`description “${head.description}”`);
    const isArticle = address.includes('?article=');
    for (const text of isArticle ? [] : [head.title, head.description]) {
      const owner = owners.get(text);
      if (owner !== undefined) note(`says the same as ${owner}: ${text}`);
      owners.set(text, address);
    }
    pictures.add(head.image);
    // Every guest gets the same response, whose inline scripts the policy allows by their hashes.
    const policy = response.headers.get('content-security-policy') ?? '';
    if (!/script-src 'self'( 'sha256-[^']+')+;/.test(policy)) note(`policy ${policy}`);
  }
  expect(problems).toEqual([]);
  for (const picture of pictures) {
    const response = await request.get(picture);
    expect([picture, response.status()]).toEqual([picture, 200]);
    expect(response.headers()['content-type']).toMatch(/^image\/(png|jpeg)$/);
    const { etag } = response.headers();
    if (!picture.includes('/og/')) continue;
    const again = await request.get(picture, { headers: { 'if-none-match': etag ?? '' } });
    expect(again.status()).toBe(304);
  }
});

test('pages describe themselves by the types of schema.org', async ({ request }) => {
  const typesOf = async (address: string) => {
    const { jsonLd } = await headOf(await (await request.get(address)).text());
    return jsonLd.flatMap(({ data }) => data['@graph'] ?? [data]).map((thing) => thing['@type']);
  };
  expect(await typesOf('/')).toEqual(['EducationalOrganization', 'WebSite']);
  expect(await typesOf('/courses/1')).toEqual(['Course', 'BreadcrumbList']);
  expect(await typesOf('/teachers/1')).toEqual(['Person', 'BreadcrumbList']);
  expect(await typesOf('/faq')).toEqual(['FAQPage']);
});
