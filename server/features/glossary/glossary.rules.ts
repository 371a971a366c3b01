/** What a term is called. */
export interface TermNames {
  en: string;
  zh: string;
  aliases: readonly string[];
}

/** All names of a term, as they are written down. */
export function namesOf({ en, zh, aliases }: TermNames): string[] {
  return [en, zh, ...aliases];
}

/**
 * Whether a name says by itself what is meant. One plain English word (`call`, `volume`)
 * and one Chinese character mean other things more often; capitals (`NAV`), several words
 * and Chinese words do not. An everyday word of Chinese (收入) belongs to no term’s aliases.
 */
function isTelling(name: string): boolean {
  if (/\p{Script=Han}/u.test(name)) return [...name].length > 1;
  return /[A-Z].*[A-Z]|[\s\d-]/.test(name) && name.length > 1;
}

/** The names by which a term is recognised where they are written: both headwords, and what is as telling. */
export function writtenNamesOf({ en, zh, aliases }: TermNames): string[] {
  return [en, zh, ...aliases.filter(isTelling)];
}
