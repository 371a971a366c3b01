import { expect, test } from 'vitest';
import { DatabaseFolderError } from '#database/database-folder-error.ts';
import { DatabaseUnavailableError } from '#database/database-unavailable-error.ts';
import { operatorMessage } from './operator-message.ts';
import { SettingsError } from './settings-error.ts';

const withCode = (code: string, message: string) => Object.assign(new Error(message), { code });
const advice = 'check DATABASE_URL and the PostgreSQL server.';

test.each([
  [new SettingsError('PORT', 'must be a port number'), 'PORT: must be a port number'],
  [new DatabaseFolderError('The folder is damaged.'), 'The folder is damaged.'],
  [
    withCode('EADDRINUSE', 'listen EADDRINUSE: address already in use 127.0.0.1:3000'),
    'listen EADDRINUSE: address already in use 127.0.0.1:3000',
  ],
  [
    new DatabaseUnavailableError(new Error('timeout exceeded when trying to connect')),
    `The database cannot be used (timeout exceeded when trying to connect): ${advice}`,
  ],
  [
    // As Node reports a host name with two addresses: without a message.
    new DatabaseUnavailableError(
      new AggregateError([withCode('ECONNREFUSED', 'connect ECONNREFUSED ::1:5432'), new Error()]),
    ),
    `The database cannot be used (connect ECONNREFUSED ::1:5432): ${advice}`,
  ],
  [
    withCode('42501', 'permission denied for schema public'),
    `The database cannot be used (permission denied for schema public): ${advice}`,
  ],
])('%s is one sentence for the operator', (error, sentence) => {
  expect(operatorMessage(error)).toBe(sentence);
});

test.each([
  new TypeError('x is not a function'),
  withCode('42703', 'column "x" does not exist'),
  withCode('ENOENT', 'no such file: build/index.js'),
  'thrown text',
])('%s keeps its stack', (error) => {
  expect(operatorMessage(error)).toBeNull();
});
