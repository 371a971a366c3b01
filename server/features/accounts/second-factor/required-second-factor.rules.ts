import type { Role } from '#contract/accounts.ts';
import type { SecondFactorFor } from '#contract/second-factor.ts';

/** Where nobody has chosen, admins need a second factor so many days after it was announced. */
export const FACTOR_NOTICE_DAYS = 14;

/** What the settings say about who needs a second factor. */
interface FactorSettings {
  second_factor_for: SecondFactorFor;
  second_factor_chosen_at: Date | null;
  second_factor_default_at: Date | null;
}

/** The academy as the default depends on it. */
interface FactorMoment {
  /** It has a public address: `PUBLIC_URL`. */
  isPublic: boolean;
  now: Date;
}

const isChosen = ({ second_factor_for: value, second_factor_chosen_at: at }: FactorSettings) =>
  at !== null || value !== 'none';

/** From when admins need a second factor by default; null: chosen otherwise, or not announced. */
export function factorDefaultAt(settings: FactorSettings, { isPublic }: FactorMoment): Date | null {
  return isPublic && !isChosen(settings) ? settings.second_factor_default_at : null;
}

/** Of whom the academy requires a second factor at a moment. */
export function factorRequiredFor(settings: FactorSettings, moment: FactorMoment): SecondFactorFor {
  if (isChosen(settings)) return settings.second_factor_for;
  const defaultAt = factorDefaultAt(settings, moment);
  return defaultAt !== null && defaultAt <= moment.now ? 'admins' : 'none';
}

/** Whether the academy requires a second factor of a role. */
export function isFactorRequired(role: Role, requiredFor: SecondFactorFor): boolean {
  if (requiredFor === 'staff') return role !== 'student';
  return requiredFor === 'admins' && role === 'admin';
}
