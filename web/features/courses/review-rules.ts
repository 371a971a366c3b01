/** What stands where a review is written: the form, or why there is none yet. */
export type WritingReview = 'login' | 'notYet' | 'form' | 'elsewhere';

interface Situation {
  isGuest: boolean;
  canReview: boolean;
  /** Page of the reviews; one’s own review is at the top of the first. */
  page: number;
}

/** Decides it: only who began to learn may write, and the form stands on the first page. */
export function writingReview({ isGuest, canReview, page }: Situation): WritingReview {
  if (isGuest) return 'login';
  if (!canReview) return 'notYet';
  return page === 1 ? 'form' : 'elsewhere';
}

/** 0 to 1: how much of all reviews gave so many stars. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.min(1, count / total);
}
