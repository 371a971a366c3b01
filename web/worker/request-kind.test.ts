import { expect, test } from 'vitest';
import { kindOf } from './request-kind.ts';

const origin = 'https://academy.example';
const get = { method: 'GET', mode: 'cors', destination: '' };

test.each([
  ['a page', { ...get, mode: 'navigate', url: `${origin}/courses/1` }, 'page'],
  ['a built file', { ...get, url: `${origin}/assets/app-1.css` }, 'asset'],
  ['a landscape', { ...get, destination: 'image', url: `${origin}/land/ab12/x.svg` }, 'asset'],
  ['a picture', { ...get, destination: 'image', url: `${origin}/media/a.webp` }, 'picture'],
  ['a call of the API', { ...get, url: `${origin}/api/points/balance` }, 'other'],
  ['a picture of the API', { ...get, destination: 'image', url: `${origin}/api/x.png` }, 'other'],
  ['a page of the API', { ...get, mode: 'navigate', url: `${origin}/api/docs` }, 'other'],
  ['the data of a page', { ...get, url: `${origin}/courses/1.data` }, 'other'],
  ['a form', { ...get, method: 'POST', mode: 'navigate', url: `${origin}/courses` }, 'other'],
  ['another site', { ...get, url: 'https://elsewhere.example/assets/app.css' }, 'other'],
] as const)('%s', (_, request, kind) => {
  expect(kindOf(request, origin)).toBe(kind);
});
