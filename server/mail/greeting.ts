import type { Translator } from '#i18n/create-translator.ts';

/** The recipient of an email. */
export interface Addressee {
  name: string;
  /** null: the address is not verified. */
  email_verified_at: Date | null;
}

/**
 * The first line of an email. Until an address is verified, its owner may not know whoever typed
 * the name: the academy does not forward text from one unknown person to another.
 */
export function greetingFor({ name, email_verified_at }: Addressee, t: Translator['t']): string {
  return email_verified_at === null
    ? t('messages.common.greeting')
    : t('messages.common.greetingNamed', { name });
}
