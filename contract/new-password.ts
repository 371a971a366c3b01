import { requiredString } from './fields.ts';

/** A password that somebody chooses: 8 to 128 characters. */
export const newPassword = requiredString('@password_required')
  .min(1, { error: '@password_required' })
  .min(8, { error: '@password_short' })
  .max(128, { error: '@password_long' });
