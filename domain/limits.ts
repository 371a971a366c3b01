import { MEGABYTE } from './units.ts';

/**
 * Lengths, in characters, and sizes that the API refuses to exceed and that forms hold a
 * person to while they type.
 */
export const maxLengths = {
  /** Of what somebody searches for. */
  search: 200,
  personName: 80,
  invitationCode: 64,
  invitationNote: 200,
  couponCode: 32,
  couponNote: 200,
  reviewReply: 1000,
  hiddenReason: 500,
  feedback: 5000,
  messageSubject: 120,
  messageText: 4000,
  /** Of one text of a quiz, and of one line of a transcript. */
  lessonText: 4000,
} as const;

/** The highest number of unread notices that is shown; beyond it “99+”. */
export const MAX_UNREAD_SHOWN = 99;

/** The default number of rows on a page of a list. */
export const pageSizes = {
  admin: 20,
  rewards: 12,
  ownRedemptions: 10,
  ownOrders: 10,
  notices: 20,
  groupMessages: 10,
  courseReviews: 10,
  pointsHistory: 20,
  activities: 2,
  cases: 20,
} as const;

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

/**
 * How long a reauthentication counts: for so long after a login, or another proof that it is them,
 * a person may make dangerous calls. Long enough for one sitting at payments or points, too short
 * for somebody who finds an unlocked screen or has stolen a token.
 */
export const REAUTHENTICATION_MINUTES = 15;

/** The longest file of captions, in characters. */
export const MAX_CAPTIONS_LENGTH = 400_000;

/** Most captions of one recording, as a file and as a transcript. */
export const MAX_CUES = 5000;
