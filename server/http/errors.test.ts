import { expect, test } from 'vitest';
import { DatabaseUnavailableError } from '#database/database-unavailable-error.ts';
import { toAppError } from './errors.ts';

test.each([
  ['the server stops', { code: '57P01' }],
  ['nobody listens', { code: 'ECONNREFUSED' }],
  ['a query took too long', { code: '57014' }],
  ['the disk of the database is full', { code: '53100' }],
  ['the disk for uploads is full', { code: 'ENOSPC' }],
  ['there are too many connections', { code: '53300' }],
  ['a row stays locked', { code: '55P03' }],
  ['the database ends idle sessions', { code: '57P05' }],
  ['the disk of the database fails', { code: '58030' }],
  ['the process has no more files', { code: 'EMFILE' }],
  ['the disk may only be read', { code: 'EROFS' }],
  ['the disk fails', { code: 'EIO' }],
  ['the quota of the disk is used up', { code: 'EDQUOT' }],
  ['the host is not reached', { code: 'EHOSTUNREACH' }],
  ['the network is not reached', { code: 'ENETUNREACH' }],
  ['the name server is silent', { code: 'EAI_AGAIN' }],
  ['the name of the host is gone', { code: 'ENOTFOUND' }],
  ['a client gave up', Object.assign(new Error('too late'), { name: 'TimeoutError' })],
  ['no connection of the pool is free', new DatabaseUnavailableError(new Error('any'))],
  ['a replica is not the primary yet', { code: '25006' }],
  [
    'a full disk lets no new connection in',
    Object.assign(new Error('could not write init file'), { code: 'XX000' }),
  ],
  ['a connection ended', new Error('Connection terminated unexpectedly')],
  [
    'a connection had ended before',
    new Error('Client has encountered a connection error and is not queryable'),
  ],
])('a request is asked to come again when %s', (_, error) => {
  expect(toAppError(error)?.code).toBe('SERVICE_UNAVAILABLE');
});

test.each([
  [{ code: '23505', constraint: 'users_email_key' }, 'EMAIL_TAKEN'],
  [{ statusCode: 429 }, 'RATE_LIMITED'],
  [{ statusCode: 400 }, 'VALIDATION_FAILED'],
])('%o is %s', (error, code) => {
  expect(toAppError(error)?.code).toBe(code);
});

test.each([{ code: '23505', constraint: 'unknown' }, { code: '42703' }, new Error('a mistake')])(
  '%o is a mistake of our own',
  (error) => {
    expect(toAppError(error)).toBeNull();
  },
);
