import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** docs/privacy.md leads from the law to code and tests: both have to be there. */

const root = path.join(import.meta.dirname, '..');
const map = fs.readFileSync(path.join(root, 'docs/privacy.md'), 'utf8');

const sources = ['contract', 'database', 'demo', 'e2e', 'scripts', 'server'].flatMap((room) =>
  fs
    .readdirSync(path.join(root, room), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name)),
);

test('every test that it names is there', () => {
  const names = [...map.matchAll(/`([\w.-]+\.(?:test|journey)\.tsx?)`/g)].map(([, name]) => name);
  const there = new Set(sources.map((file) => path.basename(file)));
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !there.has(name ?? ''))).toEqual([]);
});

test('every function that it names is there', () => {
  const names = [...map.matchAll(/`([a-z]+(?:[A-Z][a-z]+)+)`/g)].map(([, name]) => name);
  const code = sources.map((file) => fs.readFileSync(file, 'utf8')).join('\n');
  expect(names.length).toBeGreaterThan(5);
  expect(names.filter((name) => !new RegExp(`function ${name}\\b`).test(code))).toEqual([]);
});
