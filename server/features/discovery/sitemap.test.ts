import { expect, test } from 'vitest';
import { renderRobots } from './robots.ts';
import { renderSitemap } from './sitemap.ts';

const origin = 'https://academy.example';

test('a page is listed in both languages, and each names the other', () => {
  const xml = renderSitemap(
    [{ path: '/courses/7', changedAt: new Date('2026-03-02T02:00:00Z') }],
    origin,
  );
  const locations = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
  expect(locations).toEqual([`${origin}/courses/7`, `${origin}/courses/7?lang=en`]);
  expect(xml.match(/hreflang="zh-CN" href="https:\/\/academy.example\/courses\/7"/g)).toHaveLength(
    2,
  );
  expect(
    xml.match(/hreflang="en" href="https:\/\/academy.example\/courses\/7\?lang=en"/g),
  ).toHaveLength(2);
  expect(xml.match(/<lastmod>2026-03-02T02:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('a page of unknown age says nothing of it, and its query is escaped', () => {
  const xml = renderSitemap([{ path: '/prospect-history?article=1', changedAt: null }], origin);
  expect(xml).not.toContain('lastmod');
  expect(xml).toContain(
    '<loc>https://academy.example/prospect-history?article=1&amp;lang=en</loc>',
  );
});

test('a file never holds more addresses than the protocol allows', () => {
  const pages = Array.from({ length: 30_000 }, (_, i) => ({
    path: `/courses/${i}`,
    changedAt: null,
  }));
  expect(renderSitemap(pages, origin).match(/<loc>/g)).toHaveLength(50_000);
});

test('robots.txt excludes personal pages and names the site map', () => {
  const lines = renderRobots(origin).split('\n');
  for (const path of ['/admin', '/profile', '/auth/', '/api/']) {
    expect(lines).toContain(`Disallow: ${path}`);
  }
  expect(lines).toContain('Sitemap: https://academy.example/sitemap.xml');
});
