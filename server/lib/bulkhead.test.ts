import { expect, test } from 'vitest';
import { AppError } from './app-error.ts';
import { Bulkhead } from './bulkhead.ts';

const unavailableOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => (error instanceof AppError ? error.details.unavailable : error),
  );

test('a call beyond those in flight is refused, and says because of what', async () => {
  const bulkhead = new Bulkhead(1, 'files');
  const { promise, resolve } = Promise.withResolvers<void>();
  const first = bulkhead.run(() => promise);
  expect(await unavailableOf(bulkhead.run(async () => {}))).toBe('files');
  resolve();
  await first;
  expect(await unavailableOf(bulkhead.run(async () => {}))).toBeNull();
});

test('so is a call that meets an outage; any other error passes as it is', async () => {
  const bulkhead = new Bulkhead(1, 'files');
  const away = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
  expect(await unavailableOf(bulkhead.run(() => Promise.reject(away)))).toBe('files');
  const unknown = new Error('no such key');
  expect(await unavailableOf(bulkhead.run(() => Promise.reject(unknown)))).toBe(unknown);
});
