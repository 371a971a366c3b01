import { dropFromEnd } from '#contract/text.ts';

/** White space and punctuation that a shortened text does not end in. */
const BEFORE_ELLIPSIS = ' \t\r\n\u00a0\u3000,.;:，。；：、';

/** A text of at most `length` characters, cut between words where it can be, with an ellipsis. */
export function shorten(text: string, length: number): string {
  const characters = [...text.trim()];
  if (characters.length <= length) return characters.join('');
  const cut = characters.slice(0, length).join('');
  const lastSpace = cut.lastIndexOf(' ');
  const atWord = lastSpace > length * 0.6 ? cut.slice(0, lastSpace) : cut;
  return `${dropFromEnd(atWord, BEFORE_ELLIPSIS)}…`;
}
