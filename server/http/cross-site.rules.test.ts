import { expect, test } from 'vitest';
import { isOwnRequest, isOwnScript, type RequestOrigin } from './cross-site.rules.ts';

const nothing: RequestOrigin = {
  site: undefined,
  mode: undefined,
  dest: undefined,
  origin: undefined,
  host: '127.0.0.1:3000',
  publicUrl: null,
};
const publicUrl = 'https://academy.example';

test.each([
  [{}, true],
  [{ site: 'same-origin' }, true],
  [{ site: 'none' }, true],
  [{ site: 'cross-site' }, false],
  [{ site: 'same-site' }, false],
  [{ site: 'anything' }, false],
  [{ site: 'cross-site', origin: 'http://127.0.0.1:3000' }, false],
  [{ origin: 'http://127.0.0.1:3000' }, true],
  [{ origin: 'http://127.0.0.1:3001' }, false],
  [{ origin: 'https://evil.example' }, false],
  [{ origin: 'https://evil.example', publicUrl }, false],
  [{ origin: 'https://academy.example', publicUrl }, true],
  [{ origin: 'https://academy.example', publicUrl: 'https://academy.example/' }, true],
  [{ origin: 'http://academy.example', publicUrl }, false],
  [{ origin: 'https://academy.example.evil.example', publicUrl }, false],
  [{ origin: 'http://LOCALHOST:3000', host: 'localhost:3000' }, true],
  [{ origin: 'null' }, false],
  [{ origin: '' }, false],
  [{ origin: 'not an origin' }, false],
] satisfies [Partial<RequestOrigin>, boolean][])(
  'what says %j of itself may change something: %s',
  (said, may) => {
    expect(isOwnRequest({ ...nothing, ...said })).toBe(may);
  },
);

test.each([
  [{}, true],
  [{ site: 'same-origin', mode: 'cors', dest: 'empty' }, true],
  [{ site: 'same-origin', mode: 'same-origin', dest: 'empty' }, true],
  [{ site: 'none', mode: 'navigate', dest: 'document' }, false],
  [{ site: 'same-origin', mode: 'navigate', dest: 'document' }, false],
  [{ site: 'same-origin', mode: 'no-cors', dest: 'image' }, false],
  [{ site: 'same-origin', mode: 'cors', dest: 'image' }, false],
  [{ site: 'same-origin', mode: 'no-cors', dest: 'empty' }, false],
  [{ site: 'cross-site', mode: 'cors', dest: 'empty' }, false],
  [{ dest: 'iframe' }, false],
  [{ origin: 'https://evil.example' }, false],
] satisfies [Partial<RequestOrigin>, boolean][])(
  'a GET that says %j of itself may change something: %s',
  (said, may) => {
    expect(isOwnScript({ ...nothing, ...said })).toBe(may);
  },
);
