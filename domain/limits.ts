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
