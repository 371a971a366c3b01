import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { accountTexts } from '#i18n/en/account.ts';
import routes from '#web/routes.ts';
import { textAreaOf } from './language.tsx';

/** Texts of an area are not there elsewhere: their keys would be read instead. */

const root = path.join(import.meta.dirname, '../..');

const opensAccountTexts = (source: string) => source.includes("openTexts('account'");

/**
 * The files of the web that a file imports, at once or later. What comes later with the texts that
 * the file itself fetches needs none of its pages.
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

const areas = Object.keys(accountTexts).join('|');
const saysAccountText = new RegExp(`\\bt\\(\\s*[^)]*?['"\`](?:${areas})\\.`);
const speaks = new Map<string, boolean>();
function saysOf(file: string): boolean {
  const known = speaks.get(file);
  if (known !== undefined) return known;
  const says = saysAccountText.test(fs.readFileSync(path.join(root, file), 'utf8'));
  speaks.set(file, says);
  return says;
}

const pages = pagesOf(routes);

test('a page that says texts of the account fetches them, opened directly or from another page', () => {
  const saying = pages.filter(({ files }) =>
    files.some((file) => [...reachableFrom(file)].some(saysOf)),
  );
  expect(saying.map(({ address }) => address)).toEqual(
    expect.arrayContaining(['/auth/login', '/profile', '/notifications/settings']),
  );
  const wrong = saying.filter(
    ({ address, files }) =>
      textAreaOf(address) !== 'account' ||
      !files.some((file) => opensAccountTexts(fs.readFileSync(path.join(root, file), 'utf8'))),
  );
  expect(wrong).toEqual([]);
});

test.each([
  ['/', null],
  ['/profiles', null],
  ['/notifications', null],
  ['/notifications/settings', 'account'],
  ['/profile', 'account'],
  ['/auth/login', 'account'],
  ['/admin', 'admin'],
  ['/admin/users/3', 'admin'],
  ['/administration', null],
  ['/teach/reviews', 'admin'],
] as const)('%s belongs to the area %s', (address, area) => {
  expect(textAreaOf(address)).toBe(area);
});
