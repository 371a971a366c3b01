import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const bucket = { S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test('without any setting the academy is on this machine alone', () => {
  expect(readSettings({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    databaseUrl: null,
    smtpUrl: null,
    s3: null,
    rateLimit: true,
  });
});

test('an empty setting counts as none', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '', S3_BUCKET: '' })).toMatchObject({
    port: 3000,
    databaseUrl: null,
    s3: null,
  });
});

test('files go into a bucket where one is named with its keys', () => {
  expect(readSettings({ ...bucket, S3_ENDPOINT: 'https://store.example/' }).s3).toEqual({
    endpoint: 'https://store.example',
    region: 'us-east-1',
    bucket: 'academy',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
});

describe('a value that cannot be used stops the start and is named', () => {
  test.each([
    [{ PORT: 'eighty' }, /^PORT: /],
    [{ PORT: '70000' }, /^PORT: /],
    [{ PUBLIC_URL: 'academy.example' }, /^PUBLIC_URL: /],
    [{ DATABASE_URL: 'mysql://x' }, /^DATABASE_URL: /],
    [{ DATABASE_MIGRATION_URL: 'mysql://x' }, /^DATABASE_MIGRATION_URL: /],
    [{ DATABASE_MIGRATION_URL: 'postgres://owner@db/x' }, /^DATABASE_URL: /],
    [{ SMTP_URL: 'http://x' }, /^SMTP_URL: /],
    [{ RATE_LIMIT: 'maybe' }, /^RATE_LIMIT: /],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL: /],
    [{ S3_ENDPOINT: 'https://store.example' }, /^S3_BUCKET: /],
    [{ ...bucket, S3_ACCESS_KEY_ID: '' }, /^S3_ACCESS_KEY_ID: /],
    [{ ...bucket, S3_SECRET_ACCESS_KEY: '' }, /^S3_SECRET_ACCESS_KEY: /],
    [{ ...bucket, S3_ENDPOINT: 'store' }, /^S3_ENDPOINT: /],
  ])('%j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(message);
  });
});
