import { describe, expect, test } from 'vitest';
import {
  asksForTimes,
  canAgreeTime,
  decideProposedTimes,
  keepsAgreedTime,
  lengthInMinutes,
} from './consultations.ts';
import { redemptionStatuses } from './redemption-status.ts';

const now = new Date('2026-03-02T02:00:00Z');
const at = (text: string) => new Date(text);

test.each([
  ['consultation', false, true],
  ['consultation', true, false],
  ['merchandise', false, false],
])('a reward of the kind %s (code: %s) asks for times: %s', (category_kind, isCode, asks) => {
  expect(asksForTimes({ category_kind, delivers_code: isCode })).toBe(asks);
});

describe('proposed times', () => {
  test.each([
    ['none', [], null],
    ['two to come', ['2026-03-02T02:00:01Z', '2026-03-03T02:00:00Z'], null],
    ['this very moment', ['2026-03-02T02:00:00Z'], 'past'],
    ['one that has passed', ['2026-03-03T02:00:00Z', '2026-03-01T02:00:00Z'], 'past'],
    ['one twice', ['2026-03-03T02:00:00Z', '2026-03-03T02:00:00Z'], 'twice'],
  ] as const)('%s: %s', (_, times, refusal) => {
    expect(decideProposedTimes(times.map(at), now)).toBe(refusal);
  });
});

test('a time is agreed while a request is open, and stands unless it was declined', () => {
  const having = (rule: typeof canAgreeTime) =>
    redemptionStatuses.filter((status) => rule({ status }));
  expect(having(canAgreeTime)).toEqual(['pending', 'approved']);
  expect(having(keepsAgreedTime)).toEqual(['approved', 'completed']);
});

test('an agreed time lasts from its start to its end', () => {
  const agreed = { starts_at: '2026-03-02T23:30:00Z', ends_at: '2026-03-03T00:15:00Z' };
  expect(lengthInMinutes(agreed)).toBe(45);
});
