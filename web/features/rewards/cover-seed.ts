/** The hills of a reward: not those of the course with the same id. */
export function coverSeed(rewardId: number): number {
  return rewardId * 7 + 1;
}
