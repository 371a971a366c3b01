import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** Exported names are unique, so that searching for a name finds one thing. */

const root = path.join(import.meta.dirname, '..');
const rooms = ['contract', 'domain', 'server', 'web'];

/** What the framework asks of every page by these names. */
const pageExports = new Set([
  'ErrorBoundary',
  'HydrateFallback',
  'Layout',
  'action',
  'clientAction',
  'clientLoader',
  'handle',
  'headers',
  'links',
  'loader',
  'meta',
  'shouldRevalidate',
]);

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(path.join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter((entry) => !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)));
}

const declaration =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|class|function\*?|interface|type|enum) (?<name>[\w$]+)/gm;

/** The names that a source declares and exports; a schema and its type may share one. */
function exportedNames(source: string): Set<string> {
  return new Set([...source.matchAll(declaration)].map((match) => match.groups?.name ?? ''));
}

/** Names that more than one file exports, each with its files. */
function sharedNames(sources: ReadonlyMap<string, string>): [string, string[]][] {
  const filesOf = new Map<string, string[]>();
  for (const [file, source] of sources) {
    for (const name of exportedNames(source)) {
      if (file.startsWith(path.join('web', 'routes')) && pageExports.has(name)) continue;
      filesOf.set(name, [...(filesOf.get(name) ?? []), file]);
    }
  }
  return [...filesOf].filter(([, files]) => files.length > 1);
}

test('two exported things never share a name', () => {
  const files = rooms.flatMap(sourcesBelow);
  const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');
  expect(sharedNames(new Map(files.map((file) => [file, read(file)])))).toEqual([]);
});

test('a name that is exported twice is found, whatever it names', () => {
  const sources = new Map([
    ['web/lib/a.ts', 'export const one = 1;\nexport interface Two {}\nconst three = 3;'],
    [
      'server/b.ts',
      'export async function one() {}\nexport type Two = 2;\nexport const three = 3;',
    ],
    ['web/routes/site/home.tsx', 'export async function loader() {}'],
    ['web/routes/site/faq.tsx', 'export async function loader() {}'],
  ]);
  expect(sharedNames(sources)).toEqual([
    ['one', ['web/lib/a.ts', 'server/b.ts']],
    ['Two', ['web/lib/a.ts', 'server/b.ts']],
  ]);
});
