interface Extent {
  top: number;
  height: number;
}

/** Where in a lesson a reader is: in which block, and how much of it lies above. */
export interface ReadingPlace {
  block: number;
  /** 0 to 1. */
  share: number;
}

/**
 * The place at the top of what is seen.
 * @param blocks of the lesson in their order, in pixels of the window
 * @param line where the window's free part begins, below the head of the site
 * @returns null before the lesson begins
 */
export function placeAt(blocks: readonly Extent[], line: number): ReadingPlace | null {
  const [first] = blocks;
  if (first === undefined || first.top >= line) return null;
  const below = blocks.findIndex((block) => block.top + block.height > line);
  const block = below === -1 ? blocks.length - 1 : below;
  const { top, height } = blocks[block] ?? first;
  const share = height === 0 ? 0 : (line - top) / height;
  return { block, share: Math.min(1, Math.max(0, share)) };
}

/** How far to scroll so that a place is at the line again; 0 where the lesson has no such block. */
export function scrollTo(place: ReadingPlace, blocks: readonly Extent[], line: number): number {
  const block = blocks[place.block];
  return block === undefined ? 0 : block.top + block.height * place.share - line;
}
