import type { MyCourse } from '#contract/learning.ts';

/** A learner’s courses by what is to be done with them. */
export interface MyCourses {
  /** The course to go on with: the one that was open last. */
  next: MyCourse | null;
  /** The others that are not finished, latest first. */
  going: MyCourse[];
  done: MyCourse[];
}

/** Sorts a learner’s courses, which come latest first, into what to do with them. */
export function sortMyCourses(list: readonly MyCourse[]): MyCourses {
  const open = list.filter(({ is_completed }) => !is_completed);
  const next = open.find(({ next_content_id }) => next_content_id !== null) ?? null;
  return {
    next,
    going: open.filter((course) => course !== next),
    done: list.filter(({ is_completed }) => is_completed),
  };
}
