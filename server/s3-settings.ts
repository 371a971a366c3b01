import { z } from 'zod';
import { SettingsError } from './settings-error.ts';

/** A bucket of an S3-compatible object store: Amazon's, MinIO, R2, OSS and the like. */
export interface S3Settings {
  /** null: Amazon's own, by region. */
  endpoint: string | null;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
}

const text = z
  .string()
  .optional()
  .transform((value) => value || undefined);

/** The settings of the bucket, as the environment has them. */
export const s3Environment = {
  S3_ENDPOINT: text.pipe(
    z.url({ protocol: /^https?$/, error: 'must be an http or https address' }).optional(),
  ),
  S3_REGION: text.transform((region) => region ?? 'us-east-1'),
  S3_BUCKET: text,
  S3_ACCESS_KEY_ID: text,
  S3_SECRET_ACCESS_KEY: text,
};

/** A bucket is named with its keys, or not at all. */
export function readS3(values: z.output<z.ZodObject<typeof s3Environment>>): S3Settings | null {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId } = values;
  const { S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (bucket === undefined) {
    for (const name of ['S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const) {
      if (values[name] !== undefined)
        throw new SettingsError('S3_BUCKET', `is missing beside ${name}`);
    }
    return null;
  }
  if (accessKeyId === undefined)
    throw new SettingsError('S3_ACCESS_KEY_ID', 'is missing beside S3_BUCKET');
  if (secretAccessKey === undefined) {
    throw new SettingsError('S3_SECRET_ACCESS_KEY', 'is missing beside S3_BUCKET');
  }
  const endpoint = values.S3_ENDPOINT?.replace(/\/+$/, '') ?? null;
  return { endpoint, region: values.S3_REGION, bucket, accessKeyId, secretAccessKey };
}
