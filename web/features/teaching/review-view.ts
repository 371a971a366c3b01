import { defineListView, enumParam, idParam, textParam } from '#web/lists/list-view.ts';

/** The filter by reply: the address says `open` or `answered`; all without either. */
export const taughtReviewViews = defineListView({
  path: '/teach/reviews',
  filters: {
    state: enumParam(['open', 'answered']),
    course_id: idParam,
    /** The search among the selectable courses. */
    find: textParam,
    rating: enumParam(['5', '4', '3', '2', '1']),
  },
  sorts: ['newest'],
});

export type TaughtReviewView = ReturnType<typeof taughtReviewViews.read>;

/** The same as the query of the call. */
export function reviewQueryOf({ state, course_id, rating, page }: TaughtReviewView) {
  return {
    page,
    ...(state !== null && { answered: state === 'answered' }),
    ...(course_id !== null && { course_id }),
    ...(rating !== null && { rating: Number(rating) }),
  };
}
