import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

/** The files that docs/architecture.md names exist, and its dry runs count them correctly. */

const root = path.join(import.meta.dirname, '..');
const [text = ''] = fs
  .readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
  .split('<!-- figures');

/** What the dry runs would add. */
const added = new Set([
  'web/admin/lessons/slides-body.tsx',
  'web/features/learning/slides.tsx',
  'web/features/marketing/testimonial.tsx',
]);

/** `a/{b,c}.ts` names two files. */
function expand(name: string): string[] {
  const match = /^(.*?)\{([^{}]*)\}(.*)$/.exec(name);
  if (match === null) return [name];
  const [, before = '', choices = '', after = ''] = match;
  return choices.split(',').flatMap((choice) => expand(`${before}${choice}${after}`));
}

/** The files that a text names with their folder, each in backticks. */
const filesIn = (part: string) =>
  [...part.matchAll(/`([\w.{},/-]+\/[\w.{},-]+\.(?:tsx?|sql|md|json))`/g)]
    .map(([, name = '']) => name)
    .flatMap(expand);

test('every file that is named with its folder exists', () => {
  const isThere = (file: string) =>
    ['', 'server', 'scripts'].some((folder) => fs.existsSync(path.join(root, folder, file)));
  const wrong = filesIn(text).filter((file) => !added.has(file) && !isThere(file));
  expect(wrong).toEqual([]);
});

describe('a dry run', () => {
  const runs = [...text.matchAll(/\*\*(.+?): (\d+) files.*?\*\* ([\s\S]+?)(?=\n\n)/g)];

  test.each(
    runs.map(([, name = '', count = '', list = '']) => [name, Number(count), list] as const),
  )('%s touches %d files', (_, count, list) => {
    // The list ends with its first sentence; a migration has no name yet.
    const [files = ''] = list.replaceAll('\n', ' ').split(/\. (?=[A-Z])/);
    const items = files.split(' · ').map((item) => item.replace(/\([^)]*\)/g, ''));
    const sizes = items.map((item) =>
      [...item.matchAll(/`([^`]+)`/g)].reduce((sum, [, name = '']) => sum + expand(name).length, 0),
    );
    expect(sizes.reduce((sum, size) => sum + Math.max(size, 1), 0)).toBe(count);
  });

  test('there are four of them', () => {
    expect(runs).toHaveLength(4);
  });
});
