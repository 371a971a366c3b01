/** A part of a line, and whether it matches the search. */
export interface Segment {
  text: string;
  isHit: boolean;
}

/** Characters without case and width, one for one, so that positions stay the same. */
function fold(text: string): string {
  return Array.from(text, (character) => {
    const code = character.charCodeAt(0);
    const plain = code >= 0xff01 && code <= 0xff5e ? String.fromCharCode(code - 0xfee0) : character;
    const lower = plain.toLowerCase();
    return lower.length === plain.length ? lower : plain;
  }).join('');
}

/** A line split at every match; null without one. */
export function findIn(line: string, words: string): Segment[] | null {
  const wanted = fold(words.trim());
  if (wanted === '') return null;
  const folded = fold(line);
  const segments: Segment[] = [];
  let from = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, from)) {
    if (at > from) segments.push({ text: line.slice(from, at), isHit: false });
    segments.push({ text: line.slice(at, at + wanted.length), isHit: true });
    from = at + wanted.length;
  }
  if (segments.length === 0) return null;
  if (from < line.length) segments.push({ text: line.slice(from), isHit: false });
  return segments;
}
