/** What a course costs in points, and what it pays. */
export interface CoursePoints {
  /** Points that open it; 0: it is not opened by points. */
  required: number;
  /** Its own points and those of its lessons and quizzes. */
  pays: number;
}

/** What learning a whole course pays. */
export function coursePays(
  course: { points_reward: number; lessons: number; quizzes: number },
  amounts: { lesson: number; quiz: number; paysCourses: boolean },
): number {
  const own = amounts.paysCourses ? course.points_reward : 0;
  return own + course.lessons * amounts.lesson + course.quizzes * amounts.quiz;
}

/** How many points more a course pays than it costs; 0 where it is not opened by points. */
const excessOf = ({ required, pays }: CoursePoints): number =>
  required === 0 ? 0 : Math.max(0, pays - required);

/**
 * Whether a change is refused because the course would pay more than it costs. What was so before
 * may be edited otherwise, but not published, and not made worse.
 */
export function isPriceRefused(
  before: CoursePoints,
  after: CoursePoints,
  becomesActive = false,
): boolean {
  const excess = excessOf(after);
  return excess > 0 && (becomesActive || excess > excessOf(before));
}
