import { MEGABYTE } from './units.ts';

/** The largest file of each kind, by what it is uploaded for, in bytes. */
export const maxFileBytes = {
  assignment: { pdf: 10 * MEGABYTE, image: 10 * MEGABYTE, document: 10 * MEGABYTE },
  media: {
    image: 8 * MEGABYTE,
    audio: 50 * MEGABYTE,
    video: 500 * MEGABYTE,
    pdf: 30 * MEGABYTE,
  },
  receipt: { pdf: 10 * MEGABYTE, image: 10 * MEGABYTE },
  avatar: { image: 2 * MEGABYTE },
  import: { document: 20 * MEGABYTE },
} as const;

/** The largest chunk of a file that is sent in chunks, in bytes. */
export const MAX_CHUNK_BYTES = 8 * MEGABYTE;

/** Most files that one person may be sending in chunks at once. */
export const MAX_OPEN_UPLOADS = 20;

/**
 * Most that one teacher's media may take, in bytes, files that are still being sent included:
 * some two hundred recordings of a hundred megabytes. Admins, who look after the disk, have no
 * such limit.
 */
export const MAX_TEACHER_MEDIA_BYTES = 20 * 1024 * MEGABYTE;
