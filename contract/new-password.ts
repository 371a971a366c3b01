import { requiredString } from './fields.ts';
import { foldText } from './text.ts';

const MIN_LENGTH = 8;

/** A newly chosen password: 8 to 128 characters, as typed and in the form that is hashed. */
export const newPassword = requiredString('@password_required')
  .min(1, { error: '@password_required' })
  .min(MIN_LENGTH, { error: '@password_short' })
  .max(128, { error: '@password_long' })
  .refine((password) => foldText(password).length >= MIN_LENGTH, { error: '@password_short' });

/** Whether two fields hold one password, in whatever form the keyboard sent it. */
export const isSamePassword = (password: string, repeated: string): boolean =>
  foldText(password) === foldText(repeated);
