/** How far the reader of a text has come, from where its box stands in the window. */
export function readPercent(box: { top: number; height: number }, windowHeight: number): number {
  if (box.height <= 0) return 0;
  return Math.min(100, Math.max(0, ((windowHeight - box.top) / box.height) * 100));
}
