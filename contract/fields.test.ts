import { describe, expect, test } from 'vitest';
import {
  foldedLine,
  line,
  optionalLine,
  optionalPersonName,
  personName,
  plainLine,
  plainText,
  requiredText,
} from './fields.ts';

const oneLineFields = {
  line: line(300),
  foldedLine: foldedLine(300),
  plainLine: plainLine(300),
  optionalLine: optionalLine(300),
  personName: personName(300),
  optionalPersonName: optionalPersonName(300),
};

describe.each(Object.entries(oneLineFields))('a text of one line (%s)', (_, field) => {
  test.each([
    ['a line break', 'there,\n\nYour account is frozen.'],
    ['a carriage return', 'Lin\rMei'],
    ['a tab', 'Lin\tMei'],
    ['a C1 control character', 'Lin\u0085Mei'],
    ['a line separator', 'Lin\u2028Mei'],
    ['a paragraph separator', 'Lin\u2029Mei'],
    ['a direction override', 'Lin\u202Egnp.exe'],
    ['a direction isolate', 'Lin\u2066Mei'],
  ])('is refused with %s', (_, text) => {
    expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
      '@one_line',
    ]);
  });

  test.each(['Lin Mei', '林美芳', "O'Brien-Smith, Jr.", 'محمد', 'José 👩‍💻', ' Lin\n'])(
    'is taken as %j',
    (text) => expect(field.parse(text)).toBe(text.normalize('NFKC').trim()),
  );
});

describe.each(
  Object.entries({ line: line(5), foldedLine: foldedLine(5), requiredText: requiredText(5) }),
)('a required text (%s)', (_, field) => {
  const problemOf = (value: unknown) =>
    field.safeParse(value).error?.issues.map(({ code, message }) => [code, message]);

  test('says so where it is missing, or blank', () => {
    expect(problemOf(undefined)).toEqual([['invalid_type', '@required']]);
    expect(problemOf(' \n ')).toEqual([['too_small', '@required']]);
  });

  test('says that it is too long, not that it is missing, where it is', () => {
    expect(problemOf('123456')).toEqual([['too_big', expect.not.stringContaining('@')]]);
  });
});

describe.each([
  ['required', personName(300)],
  ['optional', optionalPersonName(300)],
])("a person's name (%s)", (_, field) => {
  test.each(['Pay at https://evil.example/pay', 'see WWW.evil.example', 'x://y'])(
    'is refused as %j',
    (text) => {
      expect(field.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([
        '@person_name_address',
      ]);
    },
  );
});

test('a text of several lines is left as it is', () => {
  expect(requiredText(300).parse('88 Jalan Sultan\n#05-12')).toBe('88 Jalan Sultan\n#05-12');
});

describe('a plain text of several lines', () => {
  test.each([
    ['a bell', 'a\u0007b'],
    ['a null', 'a\u0000b'],
    ['a C1 control character', 'a\u0085b'],
    ['a direction override', 'a\u202Eb'],
    ['a direction isolate', 'a\u2066b'],
  ])('is refused with %s', (_, text) => {
    expect(
      plainText(300)
        .safeParse(text)
        .error?.issues.map((issue) => issue.message),
    ).toEqual(['@bad_characters']);
  });

  test('has the line breaks of every system, and tabs', () => {
    expect(plainText(300).parse(' one\r\ntwo\rthree\n\tfour ')).toBe('one\ntwo\nthree\n\tfour');
  });
});
