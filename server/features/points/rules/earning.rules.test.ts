import { expect, test } from 'vitest';
import { decideRefusal, hasArrived, kindsOfCap, mayEarnReferral } from './earning.rules.ts';

const TIME_ZONE = 'Asia/Singapore';
const at = (time: string) => new Date(`${time}Z`);
const stranger = { role: 'student', isItsTeacher: false, hasWritten: false } as const;
const now = at('2026-05-10T04:00:00');
const old = { publishedAt: at('2026-01-01T00:00:00'), now, timeZone: TIME_ZONE };

test.each([
  ['a learner', stranger, null],
  ['a teacher of another course', { ...stranger, role: 'teacher' as const }, null],
  ['its teacher', { ...stranger, role: 'teacher' as const, isItsTeacher: true }, 'own_work'],
  ['its teacher who became a learner', { ...stranger, isItsTeacher: true }, 'own_work'],
  ['whoever has written a lesson of it', { ...stranger, hasWritten: true }, 'own_work'],
  ['an admin, who may edit all', { ...stranger, role: 'admin' as const }, 'own_work'],
])('%s and what a course pays them', (_, involvement, refusal) => {
  expect(decideRefusal(involvement, old)).toBe(refusal);
});

test.each([
  // published, refusal; the academy's day begins at 16:00 UTC
  [null, null],
  ['2026-05-09T15:59:59', null],
  ['2026-05-09T16:00:00', 'too_new'],
  ['2026-05-10T03:59:59', 'too_new'],
  ['2026-05-11T00:00:00', 'too_new'],
])('a lesson published at %s pays on the days after it', (published, refusal) => {
  const publishedAt = published === null ? null : at(published);
  expect(decideRefusal(stranger, { publishedAt, now, timeZone: TIME_ZONE })).toBe(refusal);
});

test.each<[string, string | null, string | null, boolean]>([
  ['2026-05-01T15:00:00', null, null, false],
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', null, false],
  ['2026-05-01T15:00:00', null, '2026-05-02T15:00:00', false],
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', '2026-05-01T15:59:59', false],
  // One minute later it is the next day there.
  ['2026-05-01T15:00:00', '2026-05-01T15:10:00', '2026-05-01T16:00:00', true],
  ['2026-05-01T15:00:00', '2026-06-01T00:00:00', '2026-05-02T15:00:00', true],
])(
  'registered %s, verified %s, learned %s: arrived is %s',
  (joined, verified, learned, arrived) => {
    const standing = {
      registeredAt: at(joined),
      emailVerifiedAt: verified === null ? null : at(verified),
      lastCompletedAt: learned === null ? null : at(learned),
    };
    expect(hasArrived(standing, TIME_ZONE)).toBe(arrived);
  },
);

test('an inviter is paid for twenty people and no more', () => {
  expect([0, 19, 20, 50].map(mayEarnReferral)).toEqual([true, true, false, false]);
});

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
