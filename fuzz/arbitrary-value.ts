import fc from 'fast-check';
import type { Schema } from './operations.ts';

/** Stands for a file in a generated body; the request is made with these bytes. */
export class GeneratedFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;

  constructor(name: string, type: string, bytes: Uint8Array) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
  }
}

/** Ids of the demo academy's rows: most calls only do something with one that exists. */
const LIKELY_IDS = 30;
const LONG = 20_000;

/** Texts that have broken other programs: quoting, markup, control characters, width, numbers. */
const HOSTILE_TEXTS = [
  ...['', ' ', '\u0000', 'a\u0000b', '\r\nSet-Cookie: a=b', '\t\n', '\u200b', '\ufeff', '\u202e'],
  ...[
    "' OR 1=1 --",
    "'; DROP TABLE users; --",
    '%',
    '_',
    '\\',
    '%00',
    '%2e%2e%2f',
    '../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '{{name}}',
  ],
  ...[
    '=1+1',
    '<%= 7*7 %>',
    '__proto__',
    'constructor',
    'null',
    'undefined',
    'NaN',
    'true',
    '[]',
    '{}',
  ],
  ...['-1', '0', '1e309', '9007199254740993', '2147483648', '0x10', '1.5', '00000000001', '١٢'],
  ...[
    '\ud800',
    '\udfff',
    '𠮷',
    '👩‍👩‍👧',
    'é',
    '中文，标点。',
    '簡體',
    'ﬀ',
    '0000-00-00',
    '2026-02-30',
  ],
  ...[
    '9999-12-31T23:59:59.999Z',
    '-000001-01-01T00:00:00Z',
    'http://127.0.0.1:1/',
    '//evil.example',
  ],
  ...['a'.repeat(LONG), '中'.repeat(LONG), '('.repeat(LONG), '<'.repeat(LONG)],
];

const EMAILS = [
  'admin@example.com',
  'student@example.com',
  'nobody@example.com',
  'a@b',
  'A@EXAMPLE.COM',
];

const FILES: [name: string, type: string, head: readonly number[]][] = [
  ['face.png', 'image/png', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  ['face.jpg', 'image/jpeg', [0xff, 0xd8, 0xff, 0xe0]],
  ['drawing.svg', 'image/svg+xml', [...Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">')]],
  ['paper.pdf', 'application/pdf', [...Buffer.from('%PDF-1.7\n')]],
  ['film.mp4', 'video/mp4', [0, 0, 0, 24, ...Buffer.from('ftypmp42')]],
  ['people.csv', 'text/csv', [...Buffer.from('email,name\nstudent@example.com,"a\n')]],
  ['../../x.sh', 'application/octet-stream', [...Buffer.from('#!/bin/sh\n')]],
];

const hostileText = fc.constantFrom(...HOSTILE_TEXTS);
const anything = fc.oneof(
  hostileText,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, false, 0, -1, 1.5, 1e308, [], {}, [[]], [null], { id: 1 }),
  fc.maxSafeInteger(),
);
const file = fc
  .tuple(fc.constantFrom(...FILES), fc.uint8Array({ maxLength: 3_000 }))
  .map(([[name, type, head], tail]) => {
    return new GeneratedFile(name, type, new Uint8Array([...head, ...tail]));
  });

/**
 * How careful the client is: one that only sends what a schema allows, or one that at every place
 * now and then sends something that it does not.
 */
export type Manner = 'careful' | 'hostile';

function integers(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const low = schema.minimum ?? -2_147_483_648;
  const high = schema.maximum ?? 2_147_483_647;
  const whole = { min: Math.ceil(low), max: Math.floor(high) };
  const likely = { min: Math.max(whole.min, 1), max: Math.min(whole.max, LIKELY_IDS) };
  const beyond = manner === 'hostile' ? [whole.min - 1, whole.max + 1] : [];
  const within = fc.oneof(fc.integer(whole), fc.constantFrom(whole.min, whole.max, ...beyond));
  if (likely.min > likely.max) return within;
  return fc.oneof({ weight: 5, arbitrary: fc.integer(likely) }, { weight: 2, arbitrary: within });
}

/** Texts that match a pattern, where fast-check can make such; others with a lookahead it cannot. */
function matching(pattern: string): fc.Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern), { size: 'small' });
  } catch {
    return fc.constantFrom('/', '/courses', '', '1', 'new');
  }
}

function strings(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.format === 'binary') return file;
  if (schema.format === 'date-time' || schema.format === 'date') {
    const times = fc.date({
      min: new Date('2025-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    return times.map((time) => time.toISOString().slice(0, schema.format === 'date' ? 10 : 24));
  }
  if (schema.pattern !== undefined) return matching(schema.pattern);
  const minLength = Math.min(schema.minLength ?? 0, LONG);
  const maxLength = Math.max(Math.min(schema.maxLength ?? 200, 200), minLength);
  return fc.oneof(
    { weight: 4, arbitrary: fc.string({ unit: 'grapheme', minLength, maxLength }) },
    { weight: 2, arbitrary: fc.constantFrom('价值投资', 'Learning', 'a', '中'.repeat(maxLength)) },
    { weight: 1, arbitrary: fc.constantFrom(...EMAILS, '/courses/1', 'welcome2025', '1,2,3') },
  );
}

function objects(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const entries = Object.entries(properties).map(([key, inner]) => {
    const value = valuesFor(inner as Schema, manner);
    const isNeeded = required.includes(key);
    if (isNeeded && manner === 'careful') return fc.tuple(fc.constant(key), value);
    return fc.tuple(
      fc.constant(key),
      fc.oneof(
        { weight: isNeeded ? 20 : 1, arbitrary: value },
        { weight: 1, arbitrary: fc.constant(undefined) },
      ),
    );
  });
  const known = fc.tuple(...entries).map((pairs) => Object.fromEntries(pairs));
  if (typeof additionalProperties !== 'object') return known;
  const ids = fc.integer({ min: 1, max: LIKELY_IDS }).map(String);
  const keys = manner === 'hostile' ? fc.oneof(ids, hostileText) : ids;
  const more = fc.dictionary(keys, valuesFor(additionalProperties as Schema, manner), {
    maxKeys: 4,
  });
  return fc.tuple(known, more).map(([one, other]) => ({ ...other, ...one }));
}

function allowed(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...(schema.enum as unknown[]));
  const ways = (schema.anyOf ?? schema.oneOf) as Schema[] | undefined;
  if (ways) return fc.oneof(...ways.map((way) => valuesFor(way, manner)));
  switch (schema.type) {
    case 'integer':
      return integers(schema, manner);
    case 'number':
      return fc.oneof(integers(schema, manner), fc.double({ noNaN: true }));
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return strings(schema);
    case 'array': {
      const items = 'items' in schema ? (schema.items as Schema) : {};
      return fc.array(valuesFor(items, manner), { maxLength: 4 });
    }
    case 'object':
      return objects(schema, manner);
    default:
      return anything;
  }
}

/** Values for a JSON schema, as a client of this manner would send them. */
export function valuesFor(schema: Schema, manner: Manner): fc.Arbitrary<unknown> {
  if (manner === 'careful') return allowed(schema, manner);
  return fc.oneof(
    { weight: 30, arbitrary: allowed(schema, manner) },
    { weight: 1, arbitrary: hostileText },
    { weight: 1, arbitrary: anything },
  );
}
