import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { everyText } from './every-text.testing.ts';

const { en, zh } = everyText;

/** What types cannot see: placeholders, empty texts, copied English, texts nobody uses. */

function flatten(value: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) =>
      typeof inner === 'string'
        ? [[`${prefix}${key}`, inner]]
        : Object.entries(flatten(inner as object, `${prefix}${key}.`)),
    ),
  );
}

const english = flatten(en);
const chinese = flatten(zh);
const keys = Object.keys(english);

/** Texts that are the same in both languages on purpose: names, and one that clients of the API compare. */
const sameInBoth = new Set(['files.kinds.pdf', 'validation.user_id_required']);

test('both languages have the same keys', () => {
  expect(Object.keys(chinese).sort()).toEqual([...keys].sort());
});

test('no text is empty in either language', () => {
  const empty = keys.filter((key) => !english[key]?.trim() || !chinese[key]?.trim());
  expect(empty).toEqual([]);
});

test('a text names the same values in both languages', () => {
  const names = (text = '') => [...text.matchAll(/\{\{(\w+)\}\}/g)].map((m) => m[1]).sort();
  const wrong = keys.filter((key) => {
    // Chinese has one plural form: its “one” may name the count where English says “one”.
    if (/_(one|other)$/.test(key)) return false;
    return names(english[key]).join() !== names(chinese[key]).join();
  });
  expect(wrong).toEqual([]);
});

test('no Chinese text is English left as it was', () => {
  const wrong = keys.filter(
    (key) =>
      english[key] === chinese[key] &&
      /[a-z]{3}/i.test((english[key] ?? '').replace(/\{\{\w+\}\}/g, '')) &&
      !sameInBoth.has(key),
  );
  expect(wrong).toEqual([]);
});

test('Chinese sentences use Chinese punctuation', () => {
  const wrong = keys.filter((key) => /\p{Script=Han}[,;!?](?!\d)/u.test(chinese[key] ?? ''));
  expect(wrong).toEqual([]);
});

describe('every text is used', () => {
  const root = path.join(import.meta.dirname, '..');
  const read = (folder: string): string =>
    fs
      .readdirSync(folder, { withFileTypes: true })
      .map((entry) => {
        const full = path.join(folder, entry.name);
        if (entry.isDirectory()) return read(full);
        return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name)
          ? fs.readFileSync(full, 'utf8')
          : '';
      })
      .join('\n');
  const sources = ['contract', 'demo', 'server', 'web']
    .map((room) => read(path.join(root, room)))
    .join('\n');
  const helpers = [
    'i18n/validation-message.ts',
    'i18n/audit-field-labels.ts',
    'i18n/device-label.ts',
  ]
    .map((file) => fs.readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  const all = `${sources}\n${helpers}`;
  /** `errors.${code}`: keys put together where they are used; the part before is named. */
  const prefixes = [...all.matchAll(/`([\w.]+)\$\{/g)].map((m) => m[1] ?? '');

  test.each(Object.keys(en))('%s', (feature) => {
    const unused = keys
      .filter((key) => key.startsWith(`${feature}.`))
      .filter((key) => {
        const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
        const last = base.slice(base.indexOf('.') + 1);
        if (all.includes(`'${base}'`) || all.includes(`\`${base}\``)) return false;
        if (feature === 'validation' && new RegExp(`['@]${last}'`).test(all)) return false;
        return !prefixes.some((prefix) => prefix.includes('.') && base.startsWith(prefix));
      });
    expect(unused).toEqual([]);
  });
});
