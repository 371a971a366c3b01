import fs from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { AppError } from '#server/lib/app-error.ts';
import { OWNER_ONLY } from './protect-data-dir.ts';
import { randomFileName } from './stored-name.ts';

/** An incoming file, not yet checked, in a folder of its own until the request ends. */
export interface StagedUpload {
  path: string;
  bytes: number;
  /** As the sender wrote it. */
  name: string;
  discard(): Promise<void>;
}

/**
 * Writes an upload to the disk while it comes in, counting its bytes; a failed one is deleted. Its
 * type can be detected only from the whole (a DOCX is a ZIP).
 * @throws AppError TOO_LARGE
 */
export async function stageUpload(
  source: Readable,
  { folder, name, maxBytes }: { folder: string; name: string; maxBytes: number },
): Promise<StagedUpload> {
  const file = path.join(folder, randomFileName());
  const discard = () => fs.rm(file, { force: true });
  await fs.mkdir(folder, { recursive: true, mode: OWNER_ONLY.folder });
  let bytes = 0;
  try {
    const handle = await fs.open(file, 'wx', OWNER_ONLY.file);
    try {
      for await (const chunk of source as AsyncIterable<Buffer>) {
        bytes += chunk.length;
        if (bytes > maxBytes) break;
        await handle.appendFile(chunk);
      }
    } finally {
      await handle.close();
    }
    if (bytes > maxBytes) throw new AppError('TOO_LARGE');
  } catch (error) {
    await discard();
    throw error;
  }
  return { path: file, bytes, name, discard };
}
