import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountTexts } from '#i18n/en/account.ts';
import { pageTexts } from '#i18n/en/pages.ts';
import routes from '#web/routes.ts';
import { textAreasOf } from './language.tsx';

/** Texts of an area are not there elsewhere: their keys would be read instead. */

const root = path.join(import.meta.dirname, '../..');

const opensAccountTexts = (source: string) => source.includes("openTexts(['account']");

/**
 * The files of the web that a file imports, statically or on demand. A file that fetches texts with
 * its imports on demand needs no page to fetch them.
 */
function importsOf(file: string): string[] {
  const source = fs.readFileSync(path.join(root, file), 'utf8').replace(/^import type .*$/gm, '');
  const imports = opensAccountTexts(source)
    ? /from\s*'([^']+)'/g
    : /(?:from|import\()\s*'([^']+)'/g;
  return [...source.matchAll(imports)].flatMap(([, name = '']) => {
    const found = name.startsWith('#web/')
      ? name.slice(1)
      : name.startsWith('./') || name.startsWith('../')
        ? path.join(path.dirname(file), name)
        : '';
    return /\.tsx?$/.test(found) && fs.existsSync(path.join(root, found)) ? [found] : [];
  });
}

function reachableFrom(file: string): Set<string> {
  const found = new Set([file]);
  for (const one of found) for (const next of importsOf(one)) found.add(next);
  return found;
}

type RouteEntry = (typeof routes)[number];

/** Every page with its address and its file, and the layouts that it is in. */
function pagesOf(
  entries: readonly RouteEntry[],
  base = '',
  layouts: readonly string[] = [],
): { address: string; files: string[] }[] {
  return entries.flatMap((entry) => {
    const address = entry.path === undefined ? base : `${base}/${entry.path}`;
    const files = [...layouts, `web/${entry.file}`];
    const inner = pagesOf((entry.children ?? []) as RouteEntry[], address, files);
    return entry.children === undefined ? [{ address: address || '/', files }] : inner;
  });
}

/** Whether a file says a text of an area. */
function sayerOf(texts: object): (file: string) => boolean {
  const says = new RegExp(`['"\`](?:${Object.keys(texts).join('|')})\\.\\w`);
  const known = new Map<string, boolean>();
  return (file) => {
    const said = known.get(file) ?? says.test(fs.readFileSync(path.join(root, file), 'utf8'));
    known.set(file, said);
    return said;
  };
}

const pages = pagesOf(routes);
/** The pages that say texts of an area, by themselves or by what they import. */
function pagesSaying(texts: object): string[] {
  const saysOf = sayerOf(texts);
  return pages
    .filter(({ files }) => files.some((file) => [...reachableFrom(file)].some(saysOf)))
    .map(({ address }) => address);
}

test('a page that says texts of the account fetches them', () => {
  const saying = pagesSaying(accountTexts);
  expect(saying).toEqual(
    expect.arrayContaining(['/auth/login', '/profile', '/notifications/settings']),
  );
  expect(saying.filter((address) => !textAreasOf(address).includes('account'))).toEqual([]);
});

test('the home page and the frame of every page say no text of other pages', () => {
  const saying = pagesSaying(pageTexts);
  expect(saying.length).toBeGreaterThan(40);
  expect(saying.filter((address) => !textAreasOf(address).includes('pages'))).toEqual([]);
  const everywhere = ['web/root.tsx', 'web/entry.client.tsx'].flatMap((file) => [
    ...reachableFrom(file),
  ]);
  expect(everywhere.filter(sayerOf({ ...pageTexts, ...accountTexts }))).toEqual([]);
});

test.each([
  ['/', []],
  ['/courses', ['pages']],
  ['/profiles', ['pages']],
  ['/notifications', ['pages']],
  ['/notifications/settings', ['pages', 'account']],
  ['/profile', ['pages', 'account']],
  ['/auth/login', ['pages', 'account']],
  ['/admin', ['pages', 'admin']],
  ['/admin/users/3', ['pages', 'admin']],
  ['/administration', ['pages']],
  ['/teach/reviews', ['pages', 'admin']],
] as const)('%s belongs to the areas %j', (address, areas) => {
  expect(textAreasOf(address)).toEqual(areas);
});
