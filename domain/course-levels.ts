/**
 * How many courses a level has, of the numbers of each level.
 * @param level null: all levels together
 */
export function countAtLevel<Level extends string>(
  perLevel: Readonly<Record<Level, number>>,
  level: Level | null,
): number {
  if (level !== null) return perLevel[level];
  return Object.values<number>(perLevel).reduce((sum, count) => sum + count, 0);
}
