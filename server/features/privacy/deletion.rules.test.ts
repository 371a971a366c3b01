import { expect, test } from 'vitest';
import { deletionTime, refuseDeletion } from './deletion.rules.ts';

test('an account is deleted 14 days after its owner asked', () => {
  expect(deletionTime(new Date('2026-11-26T10:00:00Z'))).toEqual(new Date('2026-12-10T10:00:00Z'));
});

test('without blockers nothing is refused', () => {
  expect(refuseDeletion([])).toBeNull();
});

test('the first blocker is the one that is told', () => {
  const taught = { kind: 'taught_courses', count: 2 } as const;
  expect(refuseDeletion([{ kind: 'last_admin', count: 1 }, taught])?.code).toBe('LAST_ADMIN');
  expect(refuseDeletion([taught])).toMatchObject({
    code: 'INVALID_STATE',
    details: { msg: { key: 'messages.privacy.blockers.taught_courses', params: { count: 2 } } },
  });
});
