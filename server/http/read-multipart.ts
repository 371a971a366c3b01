import type { Readable } from 'node:stream';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { largestUpload, type UploadPurpose } from '#contract/files.ts';
import { stageUpload, stagingFolder } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import type { Settings } from '#server/settings.ts';

interface MultipartTaken {
  settings: Settings;
  /** The purpose of the file; undefined: the call takes none. */
  purpose: UploadPurpose | undefined;
  /** Of the whole body, including the file and the separators of parts. */
  maxBytes: number;
}

/** Puts the uploaded file, where the call has one, on the request. */
async function takeFile(
  request: FastifyRequest,
  { file, fieldname, filename = '' }: MultipartFile,
  { settings, purpose }: MultipartTaken,
): Promise<void> {
  if (purpose === undefined || fieldname !== 'file') {
    file.destroy();
    throw new AppError('UNSUPPORTED_MEDIA_TYPE');
  }
  const upload = await stageUpload(file, {
    folder: stagingFolder(settings),
    name: filename,
    maxBytes: largestUpload(purpose),
  });
  // An empty file field is sent without a name and without a byte.
  if (filename === '' && upload.bytes === 0) await upload.discard();
  else request.upload = upload;
}

/**
 * Reads a multipart form: its fields as texts, its file to the disk. One field may be as large as
 * the form; the total number of incoming bytes is what is limited.
 * @throws AppError TOO_LARGE at the first byte too many; UNSUPPORTED_MEDIA_TYPE for a file that the
 *   call does not take; VALIDATION_FAILED where it cannot be parsed
 */
export async function readMultipart(
  request: FastifyRequest,
  taken: MultipartTaken,
): Promise<Record<string, unknown>> {
  const { raw } = request;
  const fields: Record<string, unknown> = Object.create(null);
  let bytes = 0;
  let open: Readable | null = null;
  let cut: (failure: AppError) => void = () => {};
  const tooLarge = new Promise<never>((_, reject) => {
    cut = reject;
  });
  tooLarge.catch(() => {});
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= taken.maxBytes) return;
    raw.off('data', count);
    raw.unpipe();
    raw.pause();
    const failure = new AppError('TOO_LARGE');
    open?.destroy(failure);
    cut(failure);
  };
  try {
    // The size of a file is counted while it is written, one byte beyond the limit included.
    const parts = request.parts({ limits: { fileSize: Number.MAX_SAFE_INTEGER } });
    raw.on('data', count);
    for (;;) {
      const { value: part, done } = await Promise.race([parts.next(), tooLarge]);
      if (done) break;
      if (part.type === 'file') {
        open = part.file;
        await takeFile(request, part, taken);
        open = null;
        continue;
      }
      const before = fields[part.fieldname];
      // The library has parsed parts that declare themselves as JSON; schemas parse them again.
      const value = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      fields[part.fieldname] = before === undefined ? value : [before, value].flat();
    }
  } catch (error) {
    // The library reads on to the end of what it has refused.
    raw.unpipe();
    raw.pause();
    await request.upload?.discard();
    const { statusCode, syscall } = error as { statusCode?: number; syscall?: string };
    // The disk refused to write; what fails to be read are parts of the body.
    const isOfDisk = syscall !== undefined && syscall !== 'read';
    if (error instanceof AppError || isOfDisk || statusCode) throw error;
    throw new AppError('VALIDATION_FAILED', { msg: 'validation.body_form' });
  } finally {
    raw.off('data', count);
  }
  return { ...fields };
}
