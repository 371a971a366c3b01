import { expect, test } from 'vitest';
import { sessionEndsAt } from './session-lifetime.rules.ts';

test.each([
  ['used at once', '2026-03-01T00:00:00Z', false, '2026-03-01T12:00:00Z'],
  ['remembered', '2026-03-01T00:00:00Z', true, '2026-03-31T00:00:00Z'],
  ['used on its last day', '2026-05-29T18:00:00Z', false, '2026-05-30T00:00:00Z'],
  ['remembered and used in its last month', '2026-05-10T00:00:00Z', true, '2026-05-30T00:00:00Z'],
])(
  'a session that is %s ends at its time, 90 days after it began at the latest',
  (_, now, remembered, end) => {
    const createdAt = new Date('2026-03-01T00:00:00Z');
    expect(sessionEndsAt(createdAt, remembered, new Date(now))).toEqual(new Date(end));
  },
);
