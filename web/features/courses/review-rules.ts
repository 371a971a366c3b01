/** What is shown in place of the review form: the form, or why it is missing. */
export type WritingReview = 'login' | 'notYet' | 'form' | 'elsewhere';

interface Situation {
  isGuest: boolean;
  canReview: boolean;
  /** Page of the reviews; one’s own review is at the top of the first. */
  page: number;
}

/** Decides it: only learners with progress may write, and the form is on the first page. */
export function writingReview({ isGuest, canReview, page }: Situation): WritingReview {
  if (isGuest) return 'login';
  if (!canReview) return 'notYet';
  return page === 1 ? 'form' : 'elsewhere';
}

/** 0 to 1: the share of reviews with so many stars. */
export function shareOf(count: number, total: number): number {
  return total === 0 ? 0 : Math.min(1, count / total);
}
