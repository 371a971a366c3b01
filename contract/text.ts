/** The Unicode standard's limit of marks on one character (Stream-Safe Text Format, UAX #15). */
const MAX_MARKS = 30;
/** Marks, and the two Japanese signs of half width that become marks. */
const MARK = '[\\p{M}\\uFF9E\\uFF9F]';
const TOO_MANY_MARKS = new RegExp(`(${MARK}{${MAX_MARKS}})${MARK}+`, 'gu');

/**
 * A text in one of Unicode's normal forms. `String.normalize` sorts the marks on a character in
 * time that grows with the square of their number, so no character comes to it with more than
 * any script writes; the others are dropped.
 */
export function normalizeText(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(TOO_MANY_MARKS, '$1').normalize(form);
}

/**
 * A text with full-width characters in their plain forms, so that two spellings are equal.
 */
export const foldText = (text: string): string => normalizeText(text, 'NFKC');

/**
 * A text without these characters at its end. An expression such as `/[. ]+$/` takes time
 * that grows with the square of the text's length; this reads each character once.
 */
export function dropFromEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
