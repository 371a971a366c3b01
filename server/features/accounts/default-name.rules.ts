import { randomInt } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import { inBothLanguages } from '#i18n/index.ts';

/**
 * A name for a person who enters none, in their language. It is public beside reviews: nothing of
 * the email is in it, and the number says nothing of the person.
 */
export function unnamed(language: Locale): string {
  const number = String(randomInt(100_000, 1_000_000));
  return inBothLanguages({ key: 'messages.accounts.unnamed', params: { number } })[language];
}
