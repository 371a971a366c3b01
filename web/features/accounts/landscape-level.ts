/** The number of ridges in a learner’s landscape, 1 to 5. */
export function landscapeLevel(coursesCompleted: number): number {
  return Math.min(5, 1 + Math.max(0, coursesCompleted));
}
