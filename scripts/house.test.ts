import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * The house's arrows (docs/architecture.md): which room may import which, and that a
 * feature is entered through its `index.ts` alone.
 */

const root = path.join(import.meta.dirname, '..');
const mayImport: Record<string, readonly string[]> = {
  contract: [],
  database: [],
  i18n: ['contract'],
  server: ['contract', 'database', 'i18n'],
  web: ['contract', 'i18n'],
};

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesBelow(full) : [full];
    })
    .filter((file) => /\.tsx?$/.test(file));
}

interface Import {
  /** The importing file and the imported one, from the root. */
  from: string;
  to: string;
  isType: boolean;
}

function importsOf(file: string): Import[] {
  const text = fs.readFileSync(file, 'utf8');
  const found = text.matchAll(
    /(?:^|\n)\s*(?:import|export)\s+(type\s)?[^'";]*?from\s+'([^']+)'|import\('([^']+)'\)/g,
  );
  const from = path.relative(root, file);
  return [...found].flatMap(([, type, named, dynamic]) => {
    const target = named ?? dynamic ?? '';
    const to = target.startsWith('#')
      ? target.slice(1)
      : target.startsWith('.')
        ? path.join(path.dirname(from), target)
        : null;
    return to === null ? [] : [{ from, to, isType: type !== undefined }];
  });
}

const imports = Object.keys(mayImport).flatMap((room) =>
  sourcesBelow(path.join(root, room)).flatMap(importsOf),
);
const roomOf = (file: string) => file.split(path.sep)[0] ?? '';

test('rooms import only the rooms that the arrows allow', () => {
  const wrong = imports.filter(({ from, to, isType }) => {
    const [source, target] = [roomOf(from), roomOf(to)];
    if (source === target || !(target in mayImport)) return false;
    // The server hands page requests to the built web; it knows their shape, no more.
    if (source === 'server' && to === path.join('web', 'handler.ts') && isType) return false;
    return !mayImport[source]?.includes(target);
  });
  expect(wrong).toEqual([]);
});

test('a feature of the server is entered through its index alone', () => {
  const featureOf = (file: string) => /^server\/features\/([^/]+)\//.exec(file)?.[1];
  const wrong = imports.filter(({ from, to }) => {
    const target = featureOf(to);
    if (target === undefined || target === featureOf(from)) return false;
    return path.basename(to) !== 'index.ts';
  });
  expect(wrong).toEqual([]);
});

test('on the server only what presents speaks a language: refusals carry keys', () => {
  const presents =
    /\/(?:[\w-]+\.routes|present-[\w-]+|describe-[\w-]+|write-[\w-]+-(?:csv|pdf)|(?!send-)[\w-]+-emails?)\.ts$/;
  const isEdge = (file: string) => /^server\/(?:http|mail|pages)\//.test(file);
  const wrong = sourcesBelow(path.join(root, 'server'))
    .map((file) => path.relative(root, file))
    .filter((file) => !/\.(?:test|testing)\.ts$/.test(file) && !isEdge(file))
    .filter((file) => !presents.test(file))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return /from 'i18next'|\bcreateTranslator\b|\btranslate(?:Fields)?\b|CallRequest<[^>]*>\['t'\]/.test(
        text,
      );
    });
  expect(wrong).toEqual([]);
});

test('no screen names a message of the server, which no browser loads', () => {
  const wrong = sourcesBelow(path.join(root, 'web'))
    .filter((file) => /['"`]messages\.[a-z]+\./.test(fs.readFileSync(file, 'utf8')))
    .map((file) => path.relative(root, file));
  expect(wrong).toEqual([]);
});

test('nothing is as wide as the window, whose scroll bar would cover its edge', () => {
  const wrong = sourcesBelow(path.join(root, 'web')).filter((file) =>
    /\bw-screen\b|\bw-\[(?:calc\()?100vw/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(wrong.map((file) => path.relative(root, file))).toEqual([]);
});

test('nothing in the sources names a registry, a machine path or a tool of the workplace', () => {
  const listed = [...Object.keys(mayImport), 'scripts', 'e2e', 'docs'].map((room) =>
    path.join(root, room),
  );
  const texts = listed.filter((folder) => fs.existsSync(folder)).flatMap(sourcesBelow);
  const wrong = texts.filter(
    (file) =>
      path.basename(file) !== 'house.test.ts' &&
      /registry\.npmjs|\/work\/main|\/tmp\/n24/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
