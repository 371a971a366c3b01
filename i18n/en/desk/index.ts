import { admin } from './admin.ts';
import { courses } from './courses.ts';
import { media } from './media.ts';
import { teach } from './teach.ts';

/**
 * Texts of the administration and the teachers' area. They are fetched when one of these
 * is opened, so that no learner's phone loads them.
 */
export const deskTexts = {
  admin,
  teach,
  desk: { courses, media },
} as const;
