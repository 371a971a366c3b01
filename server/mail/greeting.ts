import type { Translator } from '#i18n/create-translator.ts';

/** Whom an email is for. */
export interface Addressee {
  name: string;
  /** null: nobody has proven that the address is this person's. */
  email_verified_at: Date | null;
}

/**
 * The first line of an email. Until an address is proven, its owner may be a stranger to whoever
 * typed the name: the academy does not hand over what one stranger writes to another.
 */
export function greetingFor({ name, email_verified_at }: Addressee, t: Translator['t']): string {
  return email_verified_at === null
    ? t('messages.common.greeting')
    : t('messages.common.greetingNamed', { name });
}
