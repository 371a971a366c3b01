import { expect, test } from 'vitest';
import { objectStoreWarning } from './object-store-warning.ts';
import { readSettings } from './settings.ts';

const settings = readSettings({
  S3_BUCKET: 'academy',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'secret',
});
const storeThat = (open: () => Promise<null>) => ({
  put: async () => {},
  remove: async () => {},
  open,
});
const failing = (name: string, message: string) =>
  storeThat(() => Promise.reject(Object.assign(new Error(message), { name })));

test('a store that answers, or may not tell which files are missing, causes no warning', async () => {
  expect(await objectStoreWarning({ settings, files: storeThat(async () => null) })).toBeNull();
  const files = failing('AccessDenied', 'Access Denied');
  expect(await objectStoreWarning({ settings, files })).toBeNull();
});

test('files on the disk are not checked', async () => {
  const files = storeThat(() => Promise.reject(new Error('not called')));
  expect(await objectStoreWarning({ settings: readSettings({}), files })).toBeNull();
});

test('a wrong bucket or key is named', async () => {
  const files = failing('NoSuchBucket', 'The specified bucket does not exist');
  expect(await objectStoreWarning({ settings, files })).toBe(
    'Warning: the object store of S3_BUCKET cannot be used (The specified bucket does not exist). Requests for files get 503 until it answers.',
  );
});
