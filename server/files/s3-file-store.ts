import type { Readable } from 'node:stream';
import { DeleteObjectCommand, GetObjectCommand, NoSuchKey, S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { Bulkhead } from '#server/lib/bulkhead.ts';
import { timeLimits } from '#server/lib/time-limits.ts';
import type { S3Settings } from '#server/settings.ts';
import type { FileStore } from './file-store.ts';

/** The whole size, from `bytes 0-99/1234`. */
function wholeSize(contentRange: string | undefined): number | null {
  const size = contentRange?.split('/')[1];
  return size !== undefined && /^\d+$/.test(size) ? Number(size) : null;
}

/**
 * A player requests parts of a recording at its signed address, as long as somebody watches or has
 * paused.
 */
const SIGNED_SECONDS = 6 * 60 * 60;

/** How often a request is sent at most. */
const ATTEMPTS = 2;

/** Files that one process stores at once, and other calls in flight; a file that is being read no longer counts. */
const MAX_STORING = 16;
const MAX_CALLS = 48;

/** How long the store may take, in milliseconds. */
interface StoreLimits {
  connection: number;
  answer: number;
}

const tableLimits = (): StoreLimits => ({
  connection: timeLimits.objectStoreConnection.milliseconds,
  answer: timeLimits.objectStoreAnswer.milliseconds,
});

/** Large, and nothing that a browser runs or that another page must read. */
const isRecording = (type: string) => /^(video|audio)\//.test(type);

/**
 * Stores files in a bucket. An object appears under its key whole or not at all: the store creates
 * it when the last part has come, and uploads that were not finished are aborted.
 * @param signsAddresses whether clients fetch recordings from the bucket itself
 */
export function createS3FileStore(
  { endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Settings,
  {
    signsAddresses = false,
    limits = tableLimits(),
  }: { signsAddresses?: boolean; limits?: StoreLimits } = {},
): FileStore {
  const options = {
    region,
    maxAttempts: ATTEMPTS,
    credentials: { accessKeyId, secretAccessKey },
    // Self-hosted stores rarely have a host name for each bucket.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // Not every store supports the newer checksums; TLS protects the transfer.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  } as const;
  const connectionTimeout = limits.connection;
  // Until the answer begins: a client may take the bytes of a file as slowly as it likes.
  const client = new S3Client({
    ...options,
    requestHandler: {
      connectionTimeout,
      requestTimeout: limits.answer,
      throwOnRequestTimeout: true,
    },
  });
  // A large part may take longer, as long as its bytes move.
  const uploadClient = new S3Client({
    ...options,
    requestHandler: { connectionTimeout, socketTimeout: limits.answer },
  });
  const storing = new Bulkhead(MAX_STORING, 'files');
  const calls = new Bulkhead(MAX_CALLS, 'files');

  return {
    async put(key, content, type) {
      const params = { Bucket: bucket, Key: key, Body: content, ContentType: type };
      await storing.run(() => new Upload({ client: uploadClient, params }).done());
    },

    async open(key, range) {
      try {
        const { Body, ContentLength, ContentRange } = await calls.run(() =>
          client.send(
            new GetObjectCommand({
              Bucket: bucket,
              Key: key,
              ...(range && { Range: `bytes=${range.start}-${range.end}` }),
            }),
          ),
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

    ...(signsAddresses && {
      async offload(key, { type, disposition }) {
        if (!isRecording(type)) return null;
        const command = new GetObjectCommand({
          Bucket: bucket,
          Key: key,
          ResponseContentType: type,
          ResponseContentDisposition: disposition,
        });
        const location = await getSignedUrl(client, command, { expiresIn: SIGNED_SECONDS });
        return { status: 302, headers: { location } };
      },
    }),

    async remove(key) {
      await calls.run(() => client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })));
    },
  };
}
