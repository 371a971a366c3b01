import { expect, test } from 'vitest';
import { pointKinds } from '#contract/points.ts';
import { describeEntry } from './describe-entry.ts';

const entry = { corrected_kind: null, title: null, title_zh: null, reason: '' };
const course = { title: 'Index funds', title_zh: '指数基金' };

test('an entry names what it is about in both languages', () => {
  expect(describeEntry({ ...entry, ...course, kind: 'course_like' })).toEqual({
    description: 'Liked “Index funds”',
    description_zh: '点赞课程《指数基金》',
  });
});

test('a title that exists in one language only is in both descriptions', () => {
  const { description } = describeEntry({
    ...entry,
    title_zh: '债券',
    title: ' ',
    kind: 'course_read',
  });
  expect(description).toBe('Read “债券”');
});

test('an entry whose subject is gone says what was done', () => {
  expect(describeEntry({ ...entry, kind: 'course_like' }).description).toBe('Liked a course');
});

test('an adjustment shows the admin’s reason as it was written', () => {
  const reason = 'Prize <b>& {{more}}';
  const adjusted = describeEntry({ ...entry, kind: 'admin_adjustment', reason });
  expect(adjusted.description).toBe(`Adjusted by the academy: ${reason}`);
  expect(adjusted.description_zh).toBe(`学院调整：${reason}`);
});

test('a correction says what it corrects and why', () => {
  const reversal = {
    ...entry,
    ...course,
    kind: 'reversal',
    corrected_kind: 'course_read',
  } as const;
  expect(describeEntry({ ...reversal, reason: 'Paid by mistake' }).description).toBe(
    'Correction: Read “Index funds” (Paid by mistake)',
  );
});

test.each(pointKinds)('a %s has a sentence in each language, with and without a title', (kind) => {
  for (const title of [null, 'Index funds']) {
    const described = describeEntry({ ...entry, kind, title, title_zh: title });
    for (const sentence of Object.values(described))
      expect(sentence).not.toMatch(/points\.|^$|\{\{/);
  }
});
