import { expect, test } from 'vitest';
import { rewardCategoryKind } from '#contract/rewards.ts';
import { decideCourseChoice, isPassTooDear, opensCourse } from './pass-courses.rules.ts';

test('a pass opens courses where it covers some and delivers no code', () => {
  const opening = (delivers_code: boolean, covers_courses: boolean) =>
    rewardCategoryKind.options.filter((category_kind) =>
      opensCourse({ category_kind, delivers_code, covers_courses }),
    );
  expect(opening(false, true)).toEqual(['course_access']);
  expect(opening(true, true)).toEqual([]);
  expect(opening(false, false)).toEqual([]);
});

const course = { isListed: true, isOpen: false, isRequested: false };
test.each([
  ['nothing, where it is covered, listed and closed', course, null],
  ['that it is not covered', null, 'notCovered'],
  ['that it is open already', { ...course, isOpen: true, isListed: false }, 'alreadyOpen'],
  ['that it is unlisted', { ...course, isListed: false }, 'unlisted'],
  ['that it was requested', { ...course, isRequested: true }, 'alreadyRequested'],
] as const)('what prevents a choice of a course: %s', (_, choice, refusal) => {
  expect(decideCourseChoice(choice)).toBe(refusal);
});

test.each([
  [600, 600, false],
  [601, 600, true],
  [600, 0, false],
  [600, null, false],
])(
  'a pass for %i points is too dear where the dearest course costs %s: %s',
  (price, dearest, is) => {
    expect(isPassTooDear(price, dearest)).toBe(is);
  },
);
