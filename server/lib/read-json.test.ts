import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readJson } from './read-json.ts';

test.each([
  ['{"a":[1,true,null,"x"],"b":{"c":"{[,:"}}'],
  ['"text with \\" and \\\\"'],
  ['[]'],
  [`${'['.repeat(50)}${']'.repeat(50)}`],
  [`[${'0,'.repeat(49_998)}0]`],
  [`{${Array.from({ length: 1000 }, (_, key) => `"${key}":0`).join(',')}}`],
  // Signs within a text are its own.
  [`"${'[{,:'.repeat(50_000)}"`],
  [`"${'\\\\\\"'.repeat(50_000)},,,"`],
])('%.40s is read', (text) => {
  expect(readJson(text)).toEqual({ value: JSON.parse(text) });
});

test.each([
  ['51 levels', `${'['.repeat(51)}${']'.repeat(51)}`],
  ['50,001 values', `[${'0,'.repeat(50_000)}0]`],
  ['1,001 keys', `{${Array.from({ length: 1001 }, (_, key) => `"${key}":0`).join(',')}}`],
  ['levels that never end', '{"a":'.repeat(100_000)],
])('%s are too much, which is known at once', (_, text) => {
  const before = performance.now();
  expect(readJson(text)).toEqual({ problem: 'too_much' });
  expect(performance.now() - before).toBeLessThan(200);
});

test.each([[''], ['{'], ['{"a"}'], ['"'], ['"\\"'], ['}'], [']]'], ['::']])(
  '%j is no JSON',
  (text) => {
    expect(readJson(text)).toEqual({ problem: 'no_json' });
  },
);

test('a key that is given twice in one object is named', () => {
  expect(readJson('{"a":{"b":1,"c":2,"b":3}}')).toEqual({ problem: 'repeated', key: 'b' });
  expect(readJson('[{"a":1},{"a":2}]')).toEqual({ value: [{ a: 1 }, { a: 2 }] });
});

test('whatever is small is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 5 }), (text) => {
      const result = readJson(text);
      if ('value' in result) expect(result.value).toEqual(JSON.parse(text));
      else expect(result.problem).toBe('repeated');
    }),
  );
});
