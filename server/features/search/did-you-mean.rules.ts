/** Shorter words differ from too many others by one character. */
const SHORTEST = 4;
/** From this length on two typos are tolerated, below it one. */
const LONG = 6;

/** A suggestion: how it is typed, and how it is written. */
export interface KnownName {
  /** A word in lower case, or the pinyin of a name without spaces. */
  typed: string;
  /** What is shown and searched instead. */
  written: string;
}

/**
 * In how many characters two words differ, where neighbours that changed places count as one
 * (optimal string alignment); more than `most` where they differ by more.
 */
export function distanceOf(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) return most + 1;
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (above[j - 1] ?? 0) + same);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) least = Math.min(least, (before[j - 2] ?? 0) + 1);
      row.push(least);
    }
    if (Math.min(...row) > most) return most + 1;
    before = above;
    above = row;
  }
  return above[b.length] ?? most + 1;
}

/** The nearest known name; of several as near the one that is there first. */
function nearest(word: string, known: readonly KnownName[]): string | null {
  if (word.length < SHORTEST) return null;
  let most = word.length < LONG ? 1 : 2;
  let found: string | null = null;
  for (const { typed, written } of known) {
    const distance = distanceOf(word, typed, most);
    if (distance > most) continue;
    found = written;
    if (distance <= 1) return found;
    most = distance - 1;
  }
  return found;
}

/**
 * The search with each Latin word that nothing known begins with replaced by the nearest known one;
 * null where nothing is near, or nothing is wrong.
 * @param known the likelier names first
 */
export function didYouMean(search: string, known: readonly KnownName[]): string | null {
  let isCorrected = false;
  const corrected = search.replace(/[a-z]+/gi, (word) => {
    const typed = word.toLowerCase();
    if (known.some((name) => name.typed.startsWith(typed))) return word;
    const found = nearest(typed, known);
    if (found === null) return word;
    isCorrected = true;
    return found;
  });
  return isCorrected ? corrected : null;
}
