/** How many ridges a learner’s landscape has come to, 1 to 5. */
export function landscapeLevel(coursesCompleted: number): number {
  return Math.min(5, 1 + Math.max(0, coursesCompleted));
}
