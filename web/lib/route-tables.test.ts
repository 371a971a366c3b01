import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { siteRouteTable } from './route-tables.ts';

type Assets = ServerBuild['assets'];
type Entry = NonNullable<Assets['routes'][string]>;

const entry = (id: string, parentId?: string, path?: string): [string, Entry] => [
  id,
  {
    id,
    ...(parentId !== undefined && { parentId }),
    ...(path !== undefined && { path }),
    module: `/assets/${id}-1.js`,
    imports: [],
    css: [],
    hasAction: false,
    hasLoader: true,
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: false,
  } as unknown as Entry,
];

/** The table with some more pages, or with one named otherwise. */
const assets = (...more: [string, Entry][]): Assets => ({
  entry: { module: '/assets/entry.client-1.js', imports: [] },
  url: '/assets/manifest-1.js',
  version: '1',
  routes: Object.fromEntries([
    entry('root', undefined, ''),
    entry('site', 'root'),
    entry('home', 'site'),
    entry('course', 'site', 'courses/:id'),
    entry('teachers', 'site', 'teachers'),
    entry('teaching', 'site'),
    entry('taught', 'teaching', 'teach'),
    entry('reviews', 'teaching', 'teach/reviews'),
    entry('slips', 'root', 'admin/redemptions/slips'),
    entry('admin', 'root', 'admin'),
    entry('dashboard', 'admin'),
    entry('users', 'admin', 'users'),
    ...more,
  ]),
});

/** What a browser has after it has run the script of a table. */
function tableOf(from: Assets): Assets {
  const browser: { __reactRouterManifest?: Assets } = {};
  new Function('window', siteRouteTable(from).script)(browser);
  return browser.__reactRouterManifest as Assets;
}

test('the table of the site has its pages and their layouts, and nothing of admins and teachers', () => {
  const ids = Object.keys(tableOf(assets()).routes);
  expect(ids).toEqual(['root', 'site', 'home', 'course', 'teachers']);
});

test('all else is as in the whole table, but for its own address', () => {
  const { routes, ...rest } = tableOf(assets());
  const whole = assets();
  expect(routes.course).toEqual(whole.routes.course);
  expect(rest).toEqual({
    entry: whole.entry,
    version: whole.version,
    url: siteRouteTable(whole).url,
  });
});

test('another page of the site makes another address, one of admins does not', () => {
  const { url } = siteRouteTable(assets());
  expect(url).toMatch(/^\/assets\/routes-[\w-]{7}\.js$/);
  expect(siteRouteTable(assets(entry('faq', 'site', 'faq'))).url).not.toBe(url);
  expect(siteRouteTable(assets(entry('jobs', 'admin', 'jobs'))).url).toBe(url);
});
