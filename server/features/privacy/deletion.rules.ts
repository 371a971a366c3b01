import type { DeletionBlocker } from '#contract/privacy.ts';
import { DAY_MS } from '#domain/units.ts';
import { AppError } from '#server/lib/app-error.ts';

/** Days in which a person can keep the account after all. */
export const DELETION_DAYS = 14;

export function deletionTime(now: Date): Date {
  return new Date(now.getTime() + DELETION_DAYS * DAY_MS);
}

/** Why an account cannot be deleted yet, and how many records are concerned. */
export interface Blocker {
  kind: DeletionBlocker;
  count: number;
}

/**
 * The refusal for the first of the blockers.
 * @returns AppError LAST_ADMIN, else INVALID_STATE with what has to be done first; null without any
 */
export function refuseDeletion([first]: readonly Blocker[]): AppError | null {
  if (first === undefined) return null;
  const { kind, count } = first;
  if (kind === 'last_admin') {
    return new AppError('LAST_ADMIN', { msg: 'messages.privacy.blockers.last_admin' });
  }
  return new AppError('INVALID_STATE', {
    msg: { key: `messages.privacy.blockers.${kind}`, params: { count } },
  });
}
