import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createTranslatorFrom, type Texts } from './create-translator.ts';
import { everyText } from './every-text.testing.ts';

const all = everyText;

function keysOf(texts: Texts, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([name, text]) =>
    typeof text === 'string' ? [prefix + name] : keysOf(text, `${prefix}${name}.`),
  );
}

describe.each(['en', 'zh'] as const)('every text in %s', (locale) => {
  const own = createTranslatorFrom(locale, all[locale]);
  const i18next = createInstance();
  i18next.init({
    lng: locale,
    fallbackLng: false,
    resources: { [locale]: { translation: all[locale] } },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const keys = keysOf(all[locale]);
  const names = [...JSON.stringify(all[locale]).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name);
  // A value may look like a variable, or like a pattern of `replace`.
  const variables = Object.fromEntries(names.map((name) => [name, `<$&> ${name} $1 & 元`]));

  test.each([0, 1, 2, 5, 21, 100, 1.5])(
    'is what i18next makes of it, for a count of %d',
    (count) => {
      const bases = keys.map((key) => key.replace(/_(one|other)$/, ''));
      const differing = [...new Set([...keys, ...bases])].filter((key) => {
        const known = key as 'common.close';
        const values = { ...variables, count };
        return own.t(known, values) !== i18next.t(known, values);
      });
      expect(keys.length).toBeGreaterThan(1000);
      expect(differing).toEqual([]);
    },
  );

  test('is what i18next makes of it, without variables that have no value', () => {
    const values = Object.fromEntries(names.map((name) => [name, null]));
    const differing = keys.filter(
      (key) => own.t(key as 'common.close', values) !== i18next.t(key as 'common.close', values),
    );
    expect(differing).toEqual([]);
  });
});

test('texts that are added are there, and a text that is not is named by its key', () => {
  const translator = createTranslatorFrom('en', { a: { b: 'first' } });
  const say = (key: string) => translator.t(key as 'common.close');
  expect(say('c.d')).toBe('c.d');
  translator.add({ c: { d: 'second' } });
  expect([say('a.b'), say('c.d')]).toEqual(['first', 'second']);
});
