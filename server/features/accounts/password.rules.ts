import { foldText } from '#contract/text.ts';

/** Why a new password is too easy to guess; keys of `validation` in i18n. */
export type PasswordWeakness = 'password_common' | 'password_simple' | 'password_personal';

/** What a password must not be made of, besides what is common. */
export interface PasswordOwner {
  email: string;
  name: string;
  /** What the academy is called, in whatever languages. */
  academy: readonly string[];
}

/** What is tried first by somebody who guesses passwords of this site. */
const SITE_WORDS = [
  'academy',
  'prospect',
  'yuanjing',
  'xueyuan',
  '远景',
  '学院',
  'admin',
  'login',
  'password',
  'welcome',
  '密码',
  '管理员',
];

/** Sequences of which a password must not be a mere part, in either direction. */
const ROWS = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  // Down the keys of a keyboard and of a telephone.
  ...['1qaz', '2wsx', '3edc', '4rfv', '5tgb', '6yhn', '7ujm', '147', '258', '369'],
];
const NEIGHBOURS = new Set(
  ROWS.flatMap((row) =>
    [...row.slice(1)].flatMap((second, index) => [
      `${row[index]}${second}`,
      `${second}${row[index]}`,
    ]),
  ),
);

/** A sequence counts as one character; one of three on average is a sequence, not a password. */
const MIN_RUN = 3;
/** The longest unit whose repetition is as easy as the unit itself. */
const MAX_UNIT = 4;

/** The number of sequences, repetitions and single characters that a text consists of. */
function countRuns(text: string): number {
  let runs = 0;
  for (let index = 0; index < text.length; index++) {
    const pair = text.slice(index - 1, index + 1);
    const goesOn = index > 0 && (pair[0] === pair[1] || NEIGHBOURS.has(pair));
    if (!goesOn) runs++;
  }
  return runs;
}

function isRepetition(text: string): boolean {
  for (let size = 1; size <= MAX_UNIT && size * 2 <= text.length; size++) {
    const unit = text.slice(0, size);
    if (unit.repeat(Math.ceil(text.length / size)).startsWith(text)) return true;
  }
  return false;
}

/** `1q2w3e4r`: two sequences, alternating. */
function isInterleaved(text: string): boolean {
  const characters = [...text];
  return [0, 1].every(
    (half) => countRuns(characters.filter((_, index) => index % 2 === half).join('')) === 1,
  );
}

function isSimple(text: string): boolean {
  return isRepetition(text) || countRuns(text) * MIN_RUN <= text.length || isInterleaved(text);
}

/** Characters in lower case and digits, with the two signs that often replace a character. */
const fold = (text: string) =>
  foldText(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}@$]/gu, '');

/** The characters that digits and signs often replace. */
const STANDS_FOR: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

/** Shorter ones occur in passwords that have nothing to do with them. */
const isWord = (word: string) => word.length >= (/\p{Script=Han}/u.test(word) ? 2 : 3);

function wordsOf({ email, name, academy }: PasswordOwner): string[] {
  const local = email.split('@')[0] ?? '';
  const texts = [email, name, local, ...academy];
  const pieces = [name, local, ...academy].flatMap((text) => text.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...SITE_WORDS, ...texts.map(fold), ...pieces.map(fold)])].filter(isWord);
}

/** Whether a text consists of these words alone, with digits and signs around them. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const startsAt = (word: string, at: number) =>
    [...word].every((expected, index) => {
      const typed = text[at + index] ?? '';
      return typed === expected || STANDS_FOR[typed] === expected;
    });
  /** Where a word may end: false where only digits came before it, true after a word. */
  const ends = new Map<number, boolean>([[0, false]]);
  for (let at = 0; at < text.length; at++) {
    const hasWord = ends.get(at);
    if (hasWord === undefined) continue;
    if (/[\p{N}@$]/u.test(text[at] ?? '')) ends.set(at + 1, hasWord || ends.get(at + 1) === true);
    for (const word of words) if (startsAt(word, at)) ends.set(at + word.length, true);
  }
  return ends.get(text.length) === true;
}

/**
 * Why this password must not be chosen, or null. There is no rule about kinds of characters:
 * a long phrase in lower case is allowed (NIST SP 800-63B, 3.1.1.2).
 * @param common passwords that many people have, in lower case
 */
export function weaknessOf(
  password: string,
  owner: PasswordOwner,
  common: ReadonlySet<string>,
): PasswordWeakness | null {
  const text = foldText(password).toLowerCase();
  if (common.has(text)) return 'password_common';
  if (isSimple(text)) return 'password_simple';
  if (isMadeOf(fold(password), wordsOf(owner))) return 'password_personal';
  return null;
}
