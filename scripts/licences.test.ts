import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** The licences of the packages that the academy uses. */

interface LockedPackage {
  license?: string;
}

const lock = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../package-lock.json'), 'utf8'),
) as { packages: Record<string, LockedPackage> };

/**
 * Licences that ask for no more than to be named; MPL-2.0 also that changes to the package's own
 * files be published, and none are made here.
 */
const accepted = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages that state their licence in a file only, not in their package.json. */
const read: Record<string, string> = { 'node_modules/png-js': 'MIT' };

/** Whether a package may be used under an expression of SPDX: one of several, or all of them. */
function isAccepted(expression: string): boolean {
  return expression
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => accepted.has(licence)));
}

test('every package that is installed may be used in a product that is sold', () => {
  const packages = Object.entries(lock.packages).filter(([folder]) => folder !== '');
  expect(packages.length).toBeGreaterThan(100);
  const refused = packages
    .map(([folder, { license }]) => [folder, license ?? read[folder] ?? 'none'] as const)
    .filter(([, licence]) => !isAccepted(licence));
  expect(refused).toEqual([]);
});

test.each([
  ['MIT OR GPL-3.0-only', true],
  ['(MIT AND Zlib)', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['none', false],
])('%s is accepted: %s', (licence, expected) => {
  expect(isAccepted(licence)).toBe(expected);
});
