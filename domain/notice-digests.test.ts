import { describe, expect, test } from 'vitest';
import { digestedBefore } from './notice-digests.ts';

const singapore = 'Asia/Singapore';
const at = (local: string) => new Date(`${local}:00+08:00`);

describe('a digest has the notices from before it was due', () => {
  test.each([
    ['this morning, every day', 'daily', '2026-05-06T08:00', '2026-05-06T08:00'],
    ['yesterday morning, before it is time', 'daily', '2026-05-06T07:59', '2026-05-05T08:00'],
    ['this morning, in the evening', 'daily', '2026-05-06T23:59', '2026-05-06T08:00'],
    ['Monday morning, all week', 'weekly', '2026-05-10T23:00', '2026-05-04T08:00'],
    ['Monday morning, from then on', 'weekly', '2026-05-04T08:00', '2026-05-04T08:00'],
    ['the Monday before, until then', 'weekly', '2026-05-04T07:59', '2026-04-27T08:00'],
    [
      'now, for a person who wants none any more',
      'at_once',
      '2026-05-06T13:45',
      '2026-05-06T13:45',
    ],
  ] as const)('%s', (_, frequency, now, before) => {
    expect(digestedBefore(frequency, at(now), singapore)).toEqual(at(before));
  });
});
