import { data } from 'react-router';
import { describe, expect, it } from 'vitest';
import { withoutList } from './if-unreachable.ts';

describe('a list that does not load', () => {
  it.each([500, 503])('is left out where the server fails with %d', (status) => {
    expect(withoutList(data(null, { status }))).toBeNull();
  });

  it.each([
    ['a refusal', data(null, { status: 404 })],
    ['the way to the login', new Response(null, { status: 302 })],
    ['a bug', new Error('ours')],
  ])('stays %s otherwise', (_, error) => {
    expect(() => withoutList(error)).toThrow();
  });
});
