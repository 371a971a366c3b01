import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * Identifiers and names of files use the words of docs/glossary.md. Words inside a name are
 * separated by capitals, dashes and underscores; a banned word within a longer one is none.
 */
const bannedWords = new Set(
  'anew desk desks faculty housekeeping judge judged judgement letter letters obstacle patience piece pieces shelf shelves sought tell tells told untold wish wished wishes'.split(
    ' ',
  ),
);
const bannedNames = new Set(
  'Answer Caller CalmScripts Deps Failure FileAnswer aDay aFlag anId asPart calm keepMeant livePerson oneOf sentencesOf serve takeOver theirs workTheQueue'.split(
    ' ',
  ),
);
/** Words of identifiers that say too little in the name of a file. */
const bannedFileWords = new Set('asked caller kept remembered tell told way'.split(' '));
/** Names that the API has published; clients rely on them. */
const publicNames = new Set([
  'Failure',
  'pieces',
  'letters',
  'send_letter',
  'send_letters',
  'letter_waits',
  // Of the schemas of an OpenAPI document.
  'oneOf',
]);

const root = path.join(import.meta.dirname, '..');
const folders = [
  'bench',
  'cluster',
  'contract',
  'database',
  'demo',
  'domain',
  'e2e',
  'fuzz',
  'i18n',
  'scripts',
  'server',
  'web',
];

function sourcesBelow(folder: string): string[] {
  return fs
    .readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/** Names in a source, without its comments, strings and texts between tags. */
function namesIn(source: string): string[] {
  const code = source
    .replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, ' ')
    .replace(/`(?:\\.|[^`\\])*`/g, (text) => (text.match(/\$\{[^{}]*\}/g) ?? []).join(' '))
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''")
    .replace(/>[^<>{}]*</g, '><');
  return code.match(/[A-Za-z_$][\w$]*/g) ?? [];
}

const wordsOf = (name: string) =>
  name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_');

test('identifiers use the words of the glossary', () => {
  const found = new Set<string>();
  for (const file of folders.flatMap((folder) => sourcesBelow(path.join(root, folder)))) {
    const place = path.relative(root, file);
    // The texts of lessons are prose; the generated types name the tables as they are.
    if (/^(demo\/texts|database\/types)/.test(place)) continue;
    if (place === 'scripts/words.test.ts') continue;
    for (const name of namesIn(fs.readFileSync(file, 'utf8'))) {
      if (publicNames.has(name)) continue;
      if (bannedNames.has(name) || wordsOf(name).some((word) => bannedWords.has(word))) {
        found.add(`${place}: ${name}`);
      }
    }
  }
  expect([...found]).toEqual([]);
});

test('files are named in the words of the glossary', () => {
  const isBanned = (word: string) => bannedWords.has(word) || bannedFileWords.has(word);
  const files = folders.flatMap((folder) => sourcesBelow(path.join(root, folder)));
  const found = files
    .map((file) => path.relative(root, file))
    .filter((file) => file.split(/[^a-z]+/).some(isBanned));
  expect(found).toEqual([]);
});
