import { expect, test } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { originsOfRecordings } from './security.ts';

const bucket = { S3_BUCKET: 'academy', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

test.each([
  ['nothing without a bucket', {}, []],
  ['nothing while the academy sends all', bucket, []],
  [
    'the store that is named',
    { ...bucket, FILE_OFFLOAD: 'presigned', S3_ENDPOINT: 'https://store.example/x' },
    ['https://store.example'],
  ],
  [
    'Amazon’s, the bucket in the host',
    { ...bucket, FILE_OFFLOAD: 'presigned', S3_REGION: 'ap-southeast-1' },
    ['https://academy.s3.ap-southeast-1.amazonaws.com'],
  ],
  [
    'Amazon’s, a bucket with dots',
    { ...bucket, FILE_OFFLOAD: 'presigned', S3_BUCKET: 'media.academy.example' },
    ['https://s3.us-east-1.amazonaws.com'],
  ],
])('players may fetch from %s', (_, environment, origins) => {
  expect(originsOfRecordings(readSettings(environment))).toEqual(origins);
});
