/** How much of a text has been read, by the position of its box in the window. */
export function readPercent(box: { top: number; height: number }, windowHeight: number): number {
  if (box.height <= 0) return 0;
  return Math.min(100, Math.max(0, ((windowHeight - box.top) / box.height) * 100));
}
