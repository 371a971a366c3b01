import { expect, test } from 'vitest';
import { kindsOfCap } from './daily-cap.rules.ts';

test('a daily cap is filled by the rule itself, or by all that share it', () => {
  const capless = { kind: 'welcome', daily_cap: null, cap_group: 'likes' } as const;
  const alone = { kind: 'course_read', daily_cap: 25, cap_group: null } as const;
  const course = { kind: 'course_like', daily_cap: 25, cap_group: 'likes' } as const;
  const teacher = { kind: 'teacher_like', daily_cap: 25, cap_group: 'likes' } as const;
  const rules = [alone, course, teacher];
  expect(kindsOfCap(capless, [capless])).toBeNull();
  expect(kindsOfCap(alone, rules)).toEqual(['course_read']);
  expect(kindsOfCap<(typeof rules)[number]>(course, rules)).toEqual([
    'course_like',
    'teacher_like',
  ]);
});
