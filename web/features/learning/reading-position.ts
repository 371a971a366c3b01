interface Extent {
  top: number;
  height: number;
}

/** The reading position in a lesson: the block, and how much of it is above the line. */
export interface ReadingPlace {
  block: number;
  /** 0 to 1. */
  share: number;
}

/**
 * The position at the top of the visible part.
 * @param blocks of the lesson in their order, in pixels of the window
 * @param line where the free part of the window begins, below the site's header
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

/**
 * How far to scroll so that a position is at the line again; 0 where the lesson has no such block.
 */
export function scrollTo(place: ReadingPlace, blocks: readonly Extent[], line: number): number {
  const block = blocks[place.block];
  return block === undefined ? 0 : block.top + block.height * place.share - line;
}
