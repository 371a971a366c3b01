import { describe, expect, it } from 'vitest';
import { errorCodes } from '#contract/errors.ts';
import { en } from './en/index.ts';
import { createTranslator } from './index.ts';
import { zh } from './zh/index.ts';

type Tree = { readonly [key: string]: string | Tree };

function flatten(tree: Tree, prefix = ''): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === 'string') texts.set(prefix + key, value);
    else for (const [inner, text] of flatten(value, `${prefix}${key}.`)) texts.set(inner, text);
  }
  return texts;
}

const english = flatten(en);
const chinese = flatten(zh);
const variablesOf = (text: string) =>
  [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name).sort();

/** Answers to programs, in English in every language (decisions.md quotes them). */
const forPrograms = new Set(['validation.user_id_required']);

describe('the texts of the interface', () => {
  it('have the same keys in both languages', () => {
    expect([...chinese.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('are never empty', () => {
    for (const texts of [english, chinese]) {
      expect([...texts].filter(([, text]) => text.trim() === '')).toEqual([]);
    }
  });

  it('name the same variables in both languages', () => {
    const differing = [...english].filter(
      ([key, text]) =>
        JSON.stringify(variablesOf(text)) !== JSON.stringify(variablesOf(chinese.get(key) ?? '')),
    );
    expect(differing).toEqual([]);
  });

  it('are Chinese in Chinese: no English sentence was copied', () => {
    const copied = [...chinese].filter(
      ([key, text]) =>
        !forPrograms.has(key) && text === english.get(key) && /[a-z]{3,} [a-z]{2,}/i.test(text),
    );
    expect(copied).toEqual([]);
  });

  it('have a sentence for every error code', () => {
    for (const code of errorCodes) {
      expect(createTranslator('en').t(`errors.${code}`)).not.toContain(code);
      expect(createTranslator('zh').t(`errors.${code}`)).not.toContain(code);
    }
  });

  it('are read at once, in the language asked for', () => {
    expect(createTranslator('zh').t('layout.courses')).toBe('课程');
    expect(createTranslator('en').t('layout.courses')).toBe('Courses');
    expect(createTranslator('en').t('common.points', { count: 1 })).toBe('1 point');
  });
});
