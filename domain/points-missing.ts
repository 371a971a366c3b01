/** Points that are missing from a price; 0 where they suffice or the balance is not known. */
export function pointsMissing(need: number, have: number | null): number {
  return have === null ? 0 : Math.max(0, need - have);
}
