interface Size {
  width: number;
  height: number;
}

interface Line {
  left: number;
  top: number;
  bottom: number;
  width: number;
}

/**
 * A word across two lines is anchored where it begins, and all of it stays visible.
 * @param lines the boxes of its parts, in the order of the text
 */
export function boxOfWord([first, ...others]: readonly [Line, ...Line[]]): Line {
  const last = others.at(-1) ?? first;
  return { left: first.left, width: first.width, top: first.top, bottom: last.bottom };
}

/** The gap between a word and its card. */
const GAP = 8;
/** The gap between a card and the edge of the window. */
const EDGE = 16;
/** The site's header stays above everything. */
const HEAD = 72;

/**
 * The position of a card, in pixels of the window: below its word and centred on it, above it where
 * there is no room below, and always within the window.
 */
export function placeCard(word: Line, card: Size, view: Size): { left: number; top: number } {
  const middle = word.left + word.width / 2 - card.width / 2;
  const left = Math.max(EDGE, Math.min(middle, view.width - card.width - EDGE));
  const below = word.bottom + GAP;
  const above = word.top - GAP - card.height;
  const fitsBelow = below + card.height <= view.height - EDGE;
  const top = fitsBelow || above < HEAD ? below : above;
  return { left: Math.round(left), top: Math.round(top) };
}
