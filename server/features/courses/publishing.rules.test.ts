import { describe, expect, test } from 'vitest';
import { decideStatus, missingForPublishing } from './publishing.rules.ts';

const ready = { hasTeacher: true, lessonCount: 1 };

describe('publishing needs', () => {
  test.each([
    [{ hasTeacher: true, lessonCount: 1 }, []],
    [{ hasTeacher: true, lessonCount: 0 }, ['contents']],
    [{ hasTeacher: false, lessonCount: 1 }, ['teacher']],
    [{ hasTeacher: false, lessonCount: 0 }, ['teacher', 'contents']],
  ])('%j lacks %j', (course, lacks) => {
    expect(missingForPublishing(course)).toEqual(lacks);
  });
});

describe('a course goes from draft to active to inactive and back to active', () => {
  test.each([
    ['draft', 'draft', 'ok'],
    ['draft', 'active', 'ok'],
    ['draft', 'inactive', 'not_yet'],
    ['active', 'active', 'ok'],
    ['active', 'inactive', 'ok'],
    ['active', 'draft', 'no_way_back'],
    ['inactive', 'inactive', 'ok'],
    ['inactive', 'active', 'ok'],
    ['inactive', 'draft', 'no_way_back'],
  ] as const)('%s to %s: %s', (from, to, kind) => {
    expect(decideStatus(from, to, ready).kind).toBe(kind);
  });

  test.each([
    ['draft', 'active', 'lacks'],
    ['inactive', 'active', 'lacks'],
    ['active', 'active', 'ok'],
    ['draft', 'draft', 'ok'],
    ['active', 'inactive', 'ok'],
  ] as const)('without a teacher, %s to %s: %s', (from, to, kind) => {
    expect(decideStatus(from, to, { ...ready, hasTeacher: false }).kind).toBe(kind);
  });
});
