import { expect, test } from 'vitest';
import { beganWithoutGrant, courseStandingOf, isGrantValid } from './course-grants.ts';

const now = new Date('2026-03-02T04:00:00Z');
const day = (offset: number) => new Date(now.getTime() + offset * 86_400_000);
const grant = (granted: number, until: number | null = null, revoked: number | null = null) => ({
  granted_at: day(granted),
  until: until === null ? null : day(until),
  revoked_at: revoked === null ? null : day(revoked),
});

const short = grant(-3, 5);
const long = grant(-9, 30);
const unlimited = grant(-1);
const revoked = grant(-20, null, -2);
const expired = grant(-30, -10);

test.each([
  ['one that lasts', [unlimited], unlimited],
  ['the longest of several', [short, long], long],
  ['one without an end before all others', [long, unlimited, short], unlimited],
  ['the older of two alike', [unlimited, grant(-5)], grant(-5)],
  ['a valid one, whatever ended', [revoked, short, expired], short],
])('access is by %s', (_, grants, expected) => {
  expect(courseStandingOf(grants, true, now)).toEqual({ kind: 'granted', grant: expected });
});

test('whoever began a course while it was free has it, whatever grant of it ended', () => {
  expect(courseStandingOf([], true, now)).toEqual({ kind: 'begun' });
  expect(courseStandingOf([revoked], true, now)).toEqual({ kind: 'begun' });
});

test.each([
  ['by being taken away', [expired, revoked], revoked, day(-2)],
  ['by its end', [expired], expired, day(-10)],
  ['by its end, although it was taken away later', [grant(-9, -4, -1)], grant(-9, -4, -1), day(-4)],
])('access that is over says when it ended: %s', (_, grants, last, endedAt) => {
  expect(courseStandingOf(grants, false, now)).toEqual({ kind: 'ended', grant: last, endedAt });
});

test('whoever never had access has lost nothing', () => {
  expect(courseStandingOf([], false, now)).toEqual({ kind: 'none' });
});

const noon = new Date('2026-03-02T04:00:00Z');

const before = new Date(noon.getTime() - 1);

const after = new Date(noon.getTime() + 1);

test.each([
  ['without an end', { until: null, revoked_at: null }, true],
  ['that ends later', { until: after, revoked_at: null }, true],
  ['that ends now', { until: noon, revoked_at: null }, false],
  ['that has ended', { until: before, revoked_at: null }, false],
  ['that was taken away', { until: null, revoked_at: before }, false],
  ['that was taken away before its end', { until: after, revoked_at: before }, false],
])('a grant %s: valid is %3$s', (_, grant, isValid) => {
  expect(isGrantValid({ granted_at: before, ...grant }, noon)).toBe(isValid);
});

test.each([
  ['nothing', [], [], false],
  ['a lesson, and was never granted anything', [noon], [], true],
  ['a lesson before the first grant', [before], [noon], true],
  ['a lesson as the grant was made', [noon], [noon], false],
  ['a lesson after the grant', [after], [noon], false],
  ['a lesson between two grants', [noon], [after, before], false],
  ['one lesson before the grant and one after', [after, before], [noon], true],
])('whoever began %s: keeps it is %3$s', (_, begunAt, grantedAt, keeps) => {
  const grants = grantedAt.map((granted_at) => ({ granted_at }));
  expect(beganWithoutGrant(begunAt, grants)).toBe(keeps);
});
