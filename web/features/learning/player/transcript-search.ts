/** A piece of a line, and whether it is what was searched for. */
export interface Piece {
  text: string;
  isHit: boolean;
}

/** Letters without case and width, one for one, so that places stay where they are. */
function fold(text: string): string {
  return Array.from(text, (letter) => {
    const code = letter.charCodeAt(0);
    const plain = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : letter;
    const lower = plain.toLowerCase();
    return lower.length === plain.length ? lower : plain;
  }).join('');
}

/** A line cut at every place where the words stand; null where they do not. */
export function findIn(line: string, words: string): Piece[] | null {
  const wanted = fold(words.trim());
  if (wanted === '') return null;
  const folded = fold(line);
  const pieces: Piece[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) pieces.push({ text: line.slice(from, at), isHit: false });
    pieces.push({ text: line.slice(at, at + wanted.length), isHit: true });
    from = at + wanted.length;
  }
  if (pieces.length === 0) return null;
  if (from < line.length) pieces.push({ text: line.slice(from), isHit: false });
  return pieces;
}
