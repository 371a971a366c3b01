import type { Tx } from '#database/open.ts';

/** The courses that a reward covers. */
export interface CoveredCourses {
  courseIds: readonly number[];
  levels: readonly ('beginner' | 'intermediate' | 'advanced')[];
}

/** Stores which courses a reward covers. The reward is locked. */
export async function storeCoveredCourses(
  tx: Tx,
  rewardId: number,
  { courseIds, levels }: CoveredCourses,
): Promise<void> {
  await tx.deleteFrom('reward_courses').where('reward_id', '=', rewardId).execute();
  const rows = [
    ...courseIds.map((course_id) => ({ reward_id: rewardId, course_id, level: null })),
    ...levels.map((level) => ({ reward_id: rewardId, course_id: null, level })),
  ];
  if (rows.length > 0) await tx.insertInto('reward_courses').values(rows).execute();
}
