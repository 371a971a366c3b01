import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What docs/security.md says about the ASVS agrees with itself and with the tests that it names. */

const root = path.join(import.meta.dirname, '..');
const text = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const states = ['met', 'open', 'n/a', 'not testable here'];

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());
const requirements = [...text.matchAll(/^\| V\d+\.\d+\.\d+ .*\|$/gm)].map(([line]) => {
  const [number = '', , state = ''] = cellsOf(line);
  return { number, state };
});
const [all, ...chapters] = [...text.matchAll(/^\| (?:V\d+ |\*\*all).*\|$/gm)]
  .map(([line]) => {
    const [name = '', ...counts] = cellsOf(line);
    return { chapter: name.split(' ')[0] ?? '', counts: counts.map(Number) };
  })
  .reverse();

test('every requirement has one of the four states', () => {
  expect(requirements.length).toBeGreaterThan(200);
  expect(requirements.filter(({ state }) => !states.includes(state))).toEqual([]);
});

test.each(chapters)('the table counts the requirements of $chapter', ({ chapter, counts }) => {
  const own = requirements.filter(({ number }) => number.startsWith(`${chapter}.`));
  for (const [column, state] of states.entries()) {
    const count = own.filter((one) => one.state === state).length;
    // What a whole chapter is not about has no row of its own.
    if (state === 'n/a') expect(counts[column], state).toBeGreaterThanOrEqual(count);
    else expect(counts[column], state).toBe(count);
  }
});

test('its last line is the sum of the chapters', () => {
  const sums = states.map((_, column) =>
    chapters.reduce((sum, { counts }) => sum + (counts[column] ?? 0), 0),
  );
  expect(all).toEqual({ chapter: '**all**', counts: sums });
});

test('every test that the document names exists', () => {
  const folders = '{contract,database,demo,domain,e2e,fuzz,scripts,server,web}';
  const files = fs.globSync(`${folders}/**/*.{ts,tsx}`, { cwd: root });
  const known = new Set(files.map((file) => path.basename(file)));
  const named = [...text.matchAll(/`([\w.-]+\.(?:test|journey)\.tsx?)`/g)];
  expect(named.map(([, name = '']) => name).filter((name) => !known.has(name))).toEqual([]);
});
