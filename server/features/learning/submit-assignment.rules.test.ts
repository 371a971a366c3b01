import { expect, test } from 'vitest';
import { decideHandingIn } from './submit-assignment.rules.ts';

test.each([
  [null, 'My plan', false, false, 'optional', 'hand_in'],
  [null, '', true, false, 'optional', 'hand_in'],
  [null, '', false, false, 'optional', 'empty'],
  ['submitted', '', false, true, 'optional', 'hand_in'],
  ['submitted', '', false, false, 'optional', 'empty'],
  ['returned', 'Better', true, false, 'optional', 'hand_in'],
  ['graded', 'Too late', true, true, 'optional', 'graded'],
  ['graded', '', false, false, 'optional', 'graded'],
  [null, 'My plan', false, false, 'required', 'needs_file'],
  [null, '', true, false, 'required', 'hand_in'],
  ['returned', 'Better', false, true, 'required', 'hand_in'],
  ['graded', '', false, false, 'required', 'graded'],
  [null, 'My plan', false, false, 'none', 'hand_in'],
  [null, 'My plan', true, false, 'none', 'takes_no_file'],
  ['submitted', 'Better', false, true, 'none', 'hand_in'],
  [null, '', false, false, 'none', 'empty'],
] as const)(
  'after %s, text %j, new file %s, old file %s, a file being %s: %s',
  (status, text, hasNewFile, reusesPreviousFile, file, decision) => {
    expect(decideHandingIn({ status, text, hasNewFile, reusesPreviousFile, file })).toBe(decision);
  },
);
