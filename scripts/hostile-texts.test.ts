import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { allCalls } from '#contract/index.ts';
import { dropFromEnd, foldText, normalizeText } from '#contract/text.ts';
import { parseWebVtt } from '#server/features/media/web-vtt.rules.ts';
import { attachmentHeader, safeFileName } from '#server/files/file-name.ts';
import { endingOf } from '#server/files/files.rules.ts';
import { isPlainText } from '#server/files/plain-text.ts';
import { csvRow } from '#server/lib/csv.ts';
import { cleanHtml } from '#server/lib/html/clean-html.ts';
import { drawFormulas } from '#server/lib/html/render-formulas.ts';
import { textOfHtml } from '#server/lib/html/text-of-html.ts';
import { readJson } from '#server/lib/read-json.ts';
import { readSearch } from '#server/lib/search/index.ts';
import { tokenize } from '#server/lib/search/tokenize.ts';
import { likePattern } from '#server/lib/sql/like-pattern.ts';
import { markTerms } from '#web/features/glossary/mark-terms.ts';
import { blocksOf } from '#web/features/learning/align-blocks.ts';
import { shorten } from '#web/lib/shorten.ts';
import { markShortCells } from '#web/ui/short-cells.ts';
import { type Expression, findInCode, hostileTexts, hostileTextsFor } from './hostile-texts.ts';

/**
 * Every expression and function that reads a person’s text must take linear time: with one that
 * takes quadratic time a single request blocks the process for everybody.
 */

/** A hostile text takes a linear expression a few milliseconds, a quadratic one seconds. */
const MAX_MS = 100;
/** A cubic one would not end within the test’s time limit. */
const GIVE_UP_MS = 1500;

/** Expressions that never see a long text, and why. */
const bounded: Record<string, string> = {
  'server/settings.ts /\\/+$/': 'addresses that the operator has set',
  'web/lib/intl.ts /\\B(?=(?:\\d{3})+$)/g': 'the digits of one number, at most 25',
};
/** Expressions made from parts; the functions that use them are run below instead. */
const made = [
  'contract/text.ts',
  // The paths of the contract's own calls, each part of which ends at a slash.
  'server/http/errors.ts',
  'server/lib/html/text-of-html.ts',
  'server/lib/search/tokenize.ts',
  'web/features/glossary/mark-terms.ts',
];

/** Runs in a browser alone, on what its own person pastes or has opened; or never in service. */
const isElsewhere = (file: string) =>
  /\.test\.tsx?$|\.testing\.ts$|\/testing\/|\/demo\//.test(file) ||
  file.startsWith('web/worker/') ||
  file.startsWith('web/admin/rich-text/');

const found = findInCode(['contract', 'i18n', 'server', 'database', 'web'], isElsewhere);
const nameOf = ({ file, pattern, flags }: Expression) => `${file} /${pattern}/${flags}`;

/** How long something takes this thread, in milliseconds; at most about GIVE_UP_MS. */
function cpuTimeOf(work: () => unknown): number {
  Object.assign(globalThis, { hostileWork: work });
  const before = process.cpuUsage();
  try {
    new Script('hostileWork()').runInThisContext({ timeout: GIVE_UP_MS });
  } catch (error) {
    if ((error as { code?: string }).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    return GIVE_UP_MS;
  }
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** The best of three: work of another thread, or garbage collection, does not count. */
function isSlow(work: () => unknown): boolean {
  const isOnceSlow = () => cpuTimeOf(work) > MAX_MS;
  return isOnceSlow() && isOnceSlow() && isOnceSlow();
}

test('every expression reads 100,000 hostile characters at once', () => {
  expect(found.expressions.length).toBeGreaterThan(150);
  const distinct = new Map(found.expressions.map((one) => [`/${one.pattern}/${one.flags}`, one]));
  const slow: string[] = [];
  for (const expression of distinct.values()) {
    if (nameOf(expression) in bounded) continue;
    for (const text of hostileTextsFor(expression)) {
      const { pattern, flags } = expression;
      const regex = new RegExp(pattern, flags);
      const run = () => (flags.includes('g') ? text.replace(regex, '') : regex.test(text));
      if (!isSlow(run)) continue;
      slow.push(`${nameOf(expression)} at ${JSON.stringify(text.slice(0, 30))}…`);
      break;
    }
  }
  expect(slow).toEqual([]);
});

test('the hostile texts find the expressions that once stopped the server', () => {
  for (const pattern of [
    '[. ]+$',
    '<[^>]*>',
    '<math[\\s\\S]*<\\/math>',
    '<(\\/?)([a-z][a-z0-9]*)\\b[^>]*>',
    '^[^a-z\\s]*[A-Z][^a-z\\s]*[A-Z][^a-z\\s]*s?$',
    '(a+)+$',
  ]) {
    const isFound = [...hostileTextsFor({ file: '', pattern, flags: 'g' })].some(
      (text) => cpuTimeOf(() => text.replace(new RegExp(pattern, 'g'), '')) > MAX_MS,
    );
    expect([pattern, isFound]).toEqual([pattern, true]);
  }
});

test('every exception is still there, and nothing else is made or normalized', () => {
  const names = new Set(found.expressions.map(nameOf));
  expect(Object.keys(bounded).filter((name) => !names.has(name))).toEqual([]);
  expect([...new Set(found.makers)].sort()).toEqual(made);
  // `tokenize.ts` normalizes one character at a time.
  expect([...new Set(found.normalizers)].sort()).toEqual([
    'contract/text.ts',
    'server/lib/search/tokenize.ts',
  ]);
});

const terms = [
  { term_id: 1, names: ['NAV', 'net asset value', 'a', 'P/E'] },
  { term_id: 2, names: ['复利', 'ETF'] },
];

/** Functions that read texts without an expression, or with one that they make. */
const readers: Record<string, (text: string) => unknown> = {
  attachmentHeader,
  blocksOf,
  cleanHtml,
  csvRow: (text) => csvRow([text, text]),
  drawFormulas,
  dropFromEnd: (text) => dropFromEnd(text, '. a'),
  endingOf,
  foldText,
  isPlainText: (text) => isPlainText(Buffer.from(text)),
  likePattern,
  markShortCells: (text) => markShortCells(`<td>${text}`),
  markTerms: (text) => [markTerms(text, terms, 'en'), markTerms(text, terms, 'zh')],
  normalizeText: (text) => normalizeText(`a${text}`, 'NFC'),
  parseWebVtt: (text) => parseWebVtt(`WEBVTT\n\n00:01.000 --> 00:02.000\n${text}`),
  tokenize,
  readJson: (text) => readJson(`{"a":${text}}`),
  readSearch: (text) => readSearch(text),
  safeFileName: (text) => safeFileName(`a${text}b`, 'pdf'),
  shorten: (text) => shorten(text, 90_000),
  textOfHtml,
};
/** What these do with each character costs more; still, a text twice as long costs twice. */
const slowReaders: Record<string, number> = { cleanHtml: 400, tokenize: 400, readSearch: 400 };

test.each(Object.entries(readers))('%s reads 100,000 hostile characters at once', (name, read) => {
  const limit = slowReaders[name] ?? 2 * MAX_MS;
  const slow = hostileTexts.filter(
    (text) => cpuTimeOf(() => read(text)) > limit && cpuTimeOf(() => read(text)) > limit,
  );
  expect(slow.map((text) => text.slice(0, 20))).toEqual([]);
});

describe('every field of every call decides at once on 100,000 hostile characters', () => {
  const parts = ['params', 'query', 'body'] as const;
  /** One of each kind: calls share most of their fields. */
  const fields = new Map<unknown, [string, z.ZodType]>();
  for (const call of allCalls) {
    for (const part of parts) {
      for (const [name, field] of Object.entries(call[part]?.shape ?? {})) {
        fields.set(field, [`${call.name} ${part}.${name}`, field as z.ZodType]);
      }
    }
  }
  test.each(hostileTexts.map((text) => [text.slice(0, 12), text]))('%j', (_, text) => {
    const slow = [...fields.values()].filter(([, field]) => isSlow(() => field.safeParse(text)));
    expect(slow.map(([name]) => name)).toEqual([]);
  });
});
