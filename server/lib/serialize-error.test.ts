import { describe, expect, test } from 'vitest';
import { serializeError } from './serialize-error.ts';

const thrownBy = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const withFields = (message: string, fields: object) => Object.assign(new Error(message), fields);

describe('an error in the log holds nothing personal', () => {
  test.each([
    [
      'parameters of a statement',
      withFields('duplicate key value', {
        code: '23505',
        parameters: ['secret'],
        params: ['secret'],
        values: ['secret'],
        query: 'select secret',
        detail: 'Key (email)=(secret) already exists.',
        where: 'secret',
        hint: 'secret',
        internalQuery: 'secret',
      }),
    ],
    [
      'a value that the database could not read',
      withFields('invalid input syntax for type integer: "secret"', { code: '22P02' }),
    ],
    ['an address that is none', thrownBy(() => new URL('http://a:1:2/auth/reset?token=secret'))],
    ['a body that is no JSON', thrownBy(() => JSON.parse('{"password": secret}'))],
    ['the query of an address in a message', new Error('cannot get /auth/reset?token=secret now')],
    ['an email in a message', new Error('550 no such user <secret@example.com>, gave up')],
    ['a cause', new Error('failed', { cause: withFields('x', { parameters: ['secret'] }) })],
    ['what is no error', { password: 'secret' }],
    ['a text that was thrown', 'secret'],
  ])('%s', (_, error) => {
    expect(JSON.stringify(serializeError(error))).not.toContain('secret');
  });

  test('but what names the rule that was broken, and where in the code', () => {
    const error = withFields('violates check', {
      code: '23514',
      severity: 'ERROR',
      table: 'users',
      constraint: 'users_role',
    });
    expect(serializeError(error)).toEqual({
      type: 'Error',
      message: 'violates check',
      stack: expect.stringMatching(/^Error: violates check\n\s+at .*serialize-error\.test/),
      code: '23514',
      severity: 'ERROR',
      table: 'users',
      constraint: 'users_role',
    });
  });

  test('causes that go in a circle end', () => {
    const error = new Error('a');
    error.cause = new Error('b', { cause: error });
    expect(JSON.stringify(serializeError(error)).length).toBeLessThan(20_000);
  });

  test.each(['"', '?', '@', 'a@', '<', ' at '])('100,000 times %j is written at once', (part) => {
    const error = withFields(part.repeat(100_000), { code: '22P02' });
    const started = performance.now();
    serializeError(error);
    expect(performance.now() - started).toBeLessThan(200);
  });
});
