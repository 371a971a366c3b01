import type { Token } from './tokenize.ts';

/** English endings; the rest is still a prefix of the word, so it matches more, never less. */
const ENDING = /(?<=^.{4,})(?:ies|ing|ed|es|s)$/;

/** Nouns and verbs, British and American: `licence`, `license`, `licensed`. */
const SPELLED_TWICE = /^(licen|practi|defen|offen)[cs](?:e[ds]?|ing)?$/;

/** The beginning that the forms of a word share: `invest` of `investing` and `invested`. */
export const stemOf = (word: string) => word.replace(SPELLED_TWICE, '$1').replace(ENDING, '');

/**
 * Words that differ in their ending alone have one key: `share` and `shares`, `equity` and
 * `equities`.
 */
export const keyOf = ({ text, isWord }: Token) =>
  isWord ? stemOf(text).replace(/(?<=^.{3,})[ey]$/, '') : text;
