import { z } from 'zod';
import { MAX_CAPTIONS_LENGTH, maxLengths } from '#domain/limits.ts';
import { pageSizes } from '#domain/page-sizes.ts';
import { defineCall } from './call.ts';
import {
  id,
  idParams,
  isoTime,
  nothing,
  optionalText,
  requiredString,
  requiredText,
} from './fields.ts';
import { largestUpload } from './files.ts';
import { listOf, pageQuery } from './paging.ts';

/**
 * What lessons and pages show: pictures, recordings, documents and captions, uploaded whole
 * or in chunks. Admins see every file, teachers their own; anybody else’s is `NOT_FOUND`.
 */

export const mediaKind = z.enum(['image', 'video', 'audio', 'pdf', 'captions']);
export type MediaKind = z.output<typeof mediaKind>;

const mediaFields = {
  file_id: id,
  path: z
    .string()
    .describe(
      'What records keep, and where the file is fetched: by everybody where a page or a free ' +
        'lesson shows it, else by who edits it, with the cookie or token of the session.',
    ),
  kind: mediaKind,
  mime: z.string(),
  bytes: z.int(),
  width: z.int().nullable().describe('Pixels, pictures only.'),
  height: z.int().nullable().describe('Pixels, pictures only.'),
  original_name: z.string(),
};

export const mediaFile = z.object(mediaFields).meta({ id: 'MediaFile' });
export type MediaFile = z.output<typeof mediaFile>;

export const mediaListItem = z
  .object({
    ...mediaFields,
    created_at: isoTime,
    uploaded_by: z.string(),
    use_count: z.int().describe('How many records show it.'),
  })
  .meta({ id: 'MediaListItem' });
export type MediaListItem = z.output<typeof mediaListItem>;

/** A file that arrives in chunks. */
export const mediaUpload = z
  .object({
    upload_id: id,
    bytes: z.int(),
    received_bytes: z.int().describe('Up to here nothing is missing: the next chunk begins here.'),
  })
  .meta({ id: 'MediaUpload' });
export type MediaUpload = z.output<typeof mediaUpload>;

const MAX_NAME_LENGTH = 255;

export const uploadStartBody = z.object({
  // Cleaned by `safeFileName`, so that no file is refused for its name.
  name: requiredText(MAX_NAME_LENGTH, '@file_required'),
  bytes: z.int().min(1, { error: '@file_empty' }).max(2_147_483_647),
  kinds: z
    .array(mediaKind)
    .min(1)
    .max(mediaKind.options.length)
    .optional()
    .describe('What the field takes that it is for; without them, whatever the academy takes.'),
});

export const captionsBody = z.object({
  text: requiredString('@captions_required')
    .min(1, { error: '@captions_required' })
    .max(MAX_CAPTIONS_LENGTH)
    .describe('A WebVTT file.'),
  name: optionalText(MAX_NAME_LENGTH).describe('Of the file that it was read from, if any.'),
});

export const cue = z.object({
  start: z.number().describe('Seconds.'),
  end: z.number().describe('Seconds.'),
  text: z.string(),
});

interface MediaArea {
  prefix: string;
  name: string;
}

/** Files that are sent in one request, and what has been uploaded. */
function uploadCalls<A extends 'teacher' | 'admin'>(access: A, { prefix, name }: MediaArea) {
  return {
    upload: defineCall({
      name: `${name}.upload`,
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${prefix}/uploads`,
      access,
      permission: 'media',
      summary:
        'Uploads a picture (8 MB), recording (video 500 MB, audio 50 MB) or PDF (30 MB). ' +
        'Its type is read from its bytes; a file name of another type is refused.',
      takesFile: 'media',
      body: nothing,
      data: mediaFile,
      failures: ['INVALID_STATE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    }),
    list: defineCall({
      name: `${name}.list`,
      method: 'GET',
      path: `${prefix}/uploads`,
      access,
      permission: 'media',
      summary: 'What was uploaded: of admins everything, of teachers their own.',
      query: z.object({
        kind: mediaKind.optional(),
        search: z.string().max(maxLengths.search).optional().describe('In the names.'),
        unused: z.boolean().optional().describe('Only what no record shows.'),
        sort: z.enum(['newest', 'oldest', 'largest', 'name']).default('newest'),
        ...pageQuery(pageSizes.admin),
      }),
      data: listOf(mediaListItem),
    }),
    captions: defineCall({
      name: `${name}.captions`,
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${prefix}/uploads/captions`,
      access,
      permission: 'media',
      summary: 'Checks captions and stores them as a file; an error names its line.',
      body: captionsBody,
      data: mediaFile.extend({ cues: z.array(cue) }),
      failures: ['INVALID_STATE', 'VIRUS_FOUND'],
    }),
  };
}

/** A file that is sent in chunks, from its start to its end. */
function chunkedUploadCalls<A extends 'teacher' | 'admin'>(access: A, { prefix, name }: MediaArea) {
  return {
    start: defineCall({
      name: `${name}.start`,
      method: 'POST',
      takesIdempotencyKey: true,
      path: `${prefix}/uploads/start`,
      access,
      permission: 'media',
      summary: 'Starts an upload in chunks. One without a new chunk for a day is cancelled.',
      body: uploadStartBody,
      data: mediaUpload,
      failures: ['INVALID_STATE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    }),
    progress: defineCall({
      name: `${name}.progress`,
      method: 'GET',
      path: `${prefix}/uploads/:id`,
      access,
      permission: 'media',
      summary: 'How many bytes of an upload have arrived: the next chunk begins there.',
      params: idParams,
      data: mediaUpload,
      failures: ['NOT_FOUND'],
    }),
    chunk: defineCall({
      name: `${name}.chunk`,
      method: 'POST',
      naturalKey: 'The upload and the offset: bytes that have arrived are not stored again.',
      path: `${prefix}/uploads/:id/chunk`,
      access,
      permission: 'media',
      summary:
        'One chunk of a file as the raw body, 8 MB at most, beginning at `offset`. A chunk that ' +
        'has arrived before is no mistake; one that leaves a gap is `INVALID_STATE`, with what ' +
        'has arrived in `data`.',
      takesBytes: true,
      params: idParams,
      query: z.object({ offset: z.int().min(0).max(largestUpload('media')) }),
      data: mediaUpload,
      failures: ['NOT_FOUND', 'INVALID_STATE', 'TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'],
    }),
    finish: defineCall({
      name: `${name}.finish`,
      method: 'POST',
      naturalKey: 'The upload: it is stored as one file.',
      path: `${prefix}/uploads/:id/finish`,
      access,
      permission: 'media',
      summary:
        'Checks a file whose chunks have all arrived and stores it; done twice, it answers the ' +
        'same. What is refused is gone.',
      params: idParams,
      data: mediaFile,
      failures: [
        'NOT_FOUND',
        'INVALID_STATE',
        'TOO_LARGE',
        'UNSUPPORTED_MEDIA_TYPE',
        'VIRUS_FOUND',
      ],
    }),
    giveUp: defineCall({
      name: `${name}.giveUp`,
      method: 'DELETE',
      path: `${prefix}/uploads/:id`,
      access,
      permission: 'media',
      summary: 'Cancels an upload. A file that was stored already stays.',
      params: idParams,
      data: nothing,
      failures: ['NOT_FOUND'],
    }),
  };
}

/** The same calls for admins and, below `/teach`, for teachers. */
function mediaCallsOf<A extends 'teacher' | 'admin'>(access: A, area: MediaArea) {
  return { ...uploadCalls(access, area), ...chunkedUploadCalls(access, area) };
}

export const mediaAdminCalls = mediaCallsOf('admin', { prefix: '/admin', name: 'admin.uploads' });
export const mediaTeachCalls = mediaCallsOf('teacher', {
  prefix: '/teach',
  name: 'teaching.uploads',
});
