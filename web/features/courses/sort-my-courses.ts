import type { MyCourse } from '#contract/learning.ts';

/** A learner’s courses by progress. */
export interface MyCourses {
  /** The course to continue: the one that was opened last. */
  next: MyCourse | null;
  /** The others that are not finished, latest first. */
  going: MyCourse[];
  done: MyCourse[];
}

/** Groups a learner’s courses, which are sorted latest first, by progress. */
export function sortMyCourses(list: readonly MyCourse[]): MyCourses {
  const open = list.filter(({ is_completed }) => !is_completed);
  const next = open.find(({ next_content_id }) => next_content_id !== null) ?? null;
  return {
    next,
    going: open.filter((course) => course !== next),
    done: list.filter(({ is_completed }) => is_completed),
  };
}
