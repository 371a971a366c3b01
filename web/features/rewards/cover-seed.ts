/** The seed of a reward's landscape, different from that of the course with the same id. */
export function coverSeed(rewardId: number): number {
  return rewardId * 7 + 1;
}
