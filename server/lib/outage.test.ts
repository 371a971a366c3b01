import { S3ServiceException } from '@aws-sdk/client-s3';
import { expect, test } from 'vitest';
import { outageOf } from './outage.ts';

const refusalOf = (httpStatusCode: number) =>
  new S3ServiceException({
    name: 'Refused',
    $fault: httpStatusCode < 500 ? 'client' : 'server',
    $metadata: { httpStatusCode },
  });

test.each([401, 403, 429, 500, 503])('an object store that answers %i is away', (status) => {
  expect(outageOf(refusalOf(status))).toEqual({ kind: 'away', of: 'files' });
});

test.each([400, 404, 411])('%i of an object store is a mistake of ours', (status) => {
  expect(outageOf(refusalOf(status))).toBeNull();
});
