/** The names of a term. */
export interface TermNames {
  en: string;
  zh: string;
  aliases: readonly string[];
}

/** All names of a term, as they are written. */
export function namesOf({ en, zh, aliases }: TermNames): string[] {
  return [en, zh, ...aliases];
}

/**
 * Whether a name is unambiguous. One plain English word (`call`, `volume`) and one Chinese
 * character often mean other things; capitals (`NAV`), several words and Chinese words do not. No
 * alias is an everyday word of Chinese (收入).
 */
function isTelling(name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return [...name].length > 1;
  return /[A-Z].*[A-Z]|[\s\d-]/.test(name) && name.length > 1;
}

/**
 * The names by which a term is recognised in texts: both headwords, and the unambiguous aliases.
 */
export function writtenNamesOf({ en, zh, aliases }: TermNames): string[] {
  return [en, zh, ...aliases.filter(isTelling)];
}
