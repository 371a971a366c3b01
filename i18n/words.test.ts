import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { everyText } from './every-text.testing.ts';

const { en, zh } = everyText;

/** The texts of screens and lessons use the words of docs/glossary.md. */

const root = path.join(import.meta.dirname, '..');
const glossary = fs.readFileSync(path.join(root, 'docs/glossary.md'), 'utf8');

interface Banned {
  en: string[];
  zh: string[];
}

function bannedWordsOf(heading: string): Banned {
  const section = glossary.split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const rows = section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const column = (at: number, separator: string) =>
    rows.flatMap((cells) => (cells[at] ?? '').split(separator)).filter((word) => word !== '');
  return { en: column(3, ', '), zh: column(4, '、') };
}

function flatten(value: object, prefix = ''): [string, string][] {
  return Object.entries(value).flatMap(([key, inner]): [string, string][] =>
    typeof inner === 'string'
      ? [[`${prefix}${key}`, inner.replace(/\{\{\w+\}\}/g, '…')]]
      : flatten(inner as object, `${prefix}${key}.`),
  );
}

function holds(text: string, word: string, isEnglish: boolean): boolean {
  if (word.startsWith('=')) return text === word.slice(1);
  if (!isEnglish) return text.includes(word);
  const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`, 'i').test(text);
}

/** Texts that use a word of the table in another sense, or as the specification words them. */
const allowed: Record<string, readonly string[]> = {
  'messages.points.alreadySignedIn': ['signed in'],
  // Quoted by the specification.
  'common.failedToLoad': ['content'],
  'learning.failedToComplete': ['content'],
  'learning.problems.notAvailable': ['content'],
  'learning.problems.notYet': ['content'],
  'learning.problems.unsupported': ['content'],
  // The public name of a person who gives none.
  'messages.accounts.unnamed': ['user'],
  // The content of a page, not a lesson.
  'layout.skipToContent': ['content'],
  // The questions of a quiz are no FAQ.
  'admin.lessons.quiz.title': ['=Questions'],
  'admin.audit.fields.questions': ['=Questions'],
  // A learner answers questions; nobody replies to them.
  'learning.quiz.ready': ['answered'],
};

test.each([
  ['English', 'en', en],
  ['Chinese', 'zh', zh],
] as const)('%s texts use the words of the glossary', (_name, locale, texts) => {
  const banned = bannedWordsOf('Words on screen')[locale];
  expect(banned.length).toBeGreaterThan(30);
  const found = flatten(texts).flatMap(([key, text]) =>
    banned
      .filter((word) => holds(text, word, locale === 'en') && !allowed[key]?.includes(word))
      .map((word) => `${key}: ${word}`),
  );
  expect(found).toEqual([]);
});

test.each([
  ['English', 'en'],
  ['Chinese', 'zh'],
] as const)('the admin guide in %s uses the words of the screens', (_name, locale) => {
  const text = fs
    .readFileSync(path.join(root, `docs/admin-guide/${locale}.md`), 'utf8')
    // Addresses of pictures and links are not text.
    .replace(/\]\([^)]*\)/g, ']')
    .replaceAll('\n', ' ');
  const banned = bannedWordsOf('Words on screen')[locale];
  expect(banned.filter((word) => holds(text, word, locale === 'en'))).toEqual([]);
});

test('every exception is needed', () => {
  const texts = [
    ...flatten(en).map((entry) => ({ entry, isEnglish: true })),
    ...flatten(zh).map((entry) => ({ entry, isEnglish: false })),
  ];
  const stale = Object.entries(allowed).flatMap(([key, words]) =>
    words
      .filter(
        (word) =>
          !texts.some(({ entry: [at, text], isEnglish }) => {
            return at === key && holds(text, word, isEnglish);
          }),
      )
      .map((word) => `${key}: ${word}`),
  );
  expect(stale).toEqual([]);
});

test('lessons and other texts of the demo academy use the words of the glossary', () => {
  const banned = bannedWordsOf('Words of lessons');
  const files = ['demo/texts', 'demo/media-maker', 'demo/media'].flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|vtt)$/.test(file) && !/\.test\.ts$|demo-types/.test(file))
      .map((file) => path.join(folder, file)),
  );
  expect(files.length).toBeGreaterThan(40);
  const found = files.flatMap((file) => {
    const source = fs.readFileSync(path.join(root, file), 'utf8');
    // Aliases of a term may use other words, also behind 又称; 迷你 is a size.
    const text = source
      .replace(/aliases: \[[^\]]*\]/g, '')
      .replace(/又称[^）]*）/g, '）')
      .replaceAll('迷你', '');
    return [
      ...banned.en.filter((word) => holds(text, word, true)),
      ...banned.zh.filter((word) => holds(text, word, false)),
    ].map((word) => `${file}: ${word}`);
  });
  expect(found).toEqual([]);
});
