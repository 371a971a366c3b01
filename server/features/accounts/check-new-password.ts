import { foldText } from '#contract/text.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import { fieldError } from '#server/lib/app-error.ts';
import { loadCommonPasswords } from './common-passwords.ts';
import { weaknessOf } from './password.rules.ts';

interface NewPassword {
  password: string;
  /** The person whose password it will be. */
  email: string;
  name: string;
  /** The field of the call that it came in. */
  field: 'password' | 'new_password';
}

/**
 * Refuses a password that is easily guessed. Every command that sets one calls this before the slow
 * hash; the form cannot check it, since the list is too large for a page. Where the settings name a service
 * that knows breached passwords, it is asked last.
 * @throws AppError VALIDATION_FAILED at the field
 */
export async function assertGoodPassword(
  { database, breachedPasswords }: Pick<Dependencies, 'database' | 'breachedPasswords'>,
  { password, email, name, field }: NewPassword,
): Promise<void> {
  const [site, common] = await Promise.all([getSiteSettings(database.db), loadCommonPasswords()]);
  const owner = { email, name, academy: [site.name, site.name_zh] };
  const isBreached = async () => (await breachedPasswords?.has(foldText(password))) === true;
  const weakness =
    weaknessOf(password, owner, common) ?? ((await isBreached()) ? 'password_breached' : null);
  if (weakness === null) return;
  throw fieldError('VALIDATION_FAILED', field, `validation.${weakness}`);
}
