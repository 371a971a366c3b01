import { dateParam, defineListView, enumParam, idParam } from '#web/lists/list-view.ts';

/** Yes, no, or either. */
const yesOrNo = enumParam(['true', 'false']);

/** The list of reviews; `hidden` and `answered` are `true`, `false` or left out. */
export const reviewViews = defineListView({
  path: '/admin/reviews',
  filters: {
    course_id: idParam,
    review_id: idParam,
    rating: enumParam(['1', '2', '3', '4', '5']),
    hidden: yesOrNo,
    answered: yesOrNo,
    from: dateParam,
    to: dateParam,
  },
  sorts: ['newest', 'oldest', 'lowest', 'highest'],
});
export type ReviewView = ReturnType<typeof reviewViews.read>;

/** The query of the list's call; a last day before the first one is left out. */
export function reviewQuery(view: ReviewView) {
  const { rating, hidden, answered, from, to, ...rest } = reviewViews.queryOf(view);
  const isPeriod = from === undefined || to === undefined || from <= to;
  return {
    ...rest,
    ...(rating !== undefined && { rating: Number(rating) }),
    ...(hidden !== undefined && { hidden: hidden === 'true' }),
    ...(answered !== undefined && { answered: answered === 'true' }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && isPeriod && { to }),
  };
}
