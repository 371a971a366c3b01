import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { S3Settings } from '#server/settings.ts';
import type { FileStore } from './file-store.ts';

/** The whole size, as `bytes 0-99/1234` tells it. */
function wholeSize(contentRange: string | undefined): number | null {
  const size = contentRange?.split('/')[1];
  return size !== undefined && /^\d+$/.test(size) ? Number(size) : null;
}

/**
 * Keeps files in a bucket. An object appears under its key whole or not at all: the store
 * makes it of its parts only when the last has come, and parts that nobody finished are
 * given up.
 */
export function createS3FileStore({
  endpoint,
  region,
  bucket,
  accessKeyId,
  secretAccessKey,
}: S3Settings): FileStore {
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    // Stores of one's own rarely have a name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every store knows the newer checksums; TLS guards the way there.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });

  return {
    async put(key, content, type) {
      const params = { Bucket: bucket, Key: key, Body: content, ContentType: type };
      await new Upload({ client, params }).done();
    },

    async open(key, range) {
      try {
        const { Body, ContentLength, ContentRange } = await client.send(
          new GetObjectCommand({
            Bucket: bucket,
            Key: key,
            ...(range && { Range: `bytes=${range.start}-${range.end}` }),
          }),
        );
        if (Body === undefined) return null;
        return {
          stream: Body as Readable,
          bytes: wholeSize(ContentRange) ?? ContentLength ?? 0,
        };
      } catch (error) {
        if (error instanceof NoSuchKey) return null;
        throw error;
      }
    },

    async remove(key) {
      await client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key }));
    },
  };
}
