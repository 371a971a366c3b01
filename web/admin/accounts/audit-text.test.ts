import { expect, test } from 'vitest';
import { auditWord } from './audit-text.ts';

test.each([
  ['user.create', 'create'],
  ['points.adjust', 'adjust'],
  ['user.set_password', 'set_password'],
  ['user.something_new', 'other'],
  ['', 'other'],
])('the audit action %j has the text %j', (action, word) => expect(auditWord(action)).toBe(word));
