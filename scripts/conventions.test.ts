import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/** What no linter can say of the sources. */

const root = path.join(import.meta.dirname, '..');
const rooms = ['contract', 'database', 'demo', 'domain', 'i18n', 'server', 'web'];

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? sourcesBelow(full) : [full];
    })
    .filter((file) => /\.tsx?$/.test(file));
}

test('on the server only presenters translate: errors carry keys', () => {
  const presents =
    /\/(?:[\w-]+\.routes|present-[\w-]+|describe-[\w-]+|write-[\w-]+-(?:csv|pdf)|(?!send-)[\w-]+-emails?)\.ts$/;
  const isEdge = (file: string) => /^server\/(?:http|mail|pages)\//.test(file);
  const wrong = sourcesBelow(path.join(root, 'server'))
    .map((file) => path.relative(root, file))
    .filter((file) => !/\.(?:test|testing)\.ts$/.test(file) && !isEdge(file))
    .filter((file) => !presents.test(file))
    .filter((file) => {
      const text = fs.readFileSync(path.join(root, file), 'utf8');
      return /create-translator\.ts'|\bcreateTranslator\b|\btranslate(?:Fields)?\b|CallRequest<[^>]*>\['t'\]/.test(
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
  const listed = [...rooms, 'scripts', 'e2e', 'docs'].map((room) => path.join(root, room));
  const texts = listed.filter((folder) => fs.existsSync(folder)).flatMap(sourcesBelow);
  const wrong = texts.filter(
    (file) =>
      path.basename(file) !== 'conventions.test.ts' &&
      /registry\.npmjs|\/work\/main|\/tmp\/n24/.test(fs.readFileSync(file, 'utf8')),
  );
  expect(wrong).toEqual([]);
});
