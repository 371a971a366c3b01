import { expect, test } from 'vitest';
import { dueConsents, isSameText, isShownCurrent } from './due-consents.rules.ts';

test('a person is asked for what is in force and not agreed to', () => {
  const current = { privacy: 2, terms: 1 };
  expect(dueConsents(current, [])).toEqual([
    { kind: 'privacy', version: 2 },
    { kind: 'terms', version: 1 },
  ]);
  const given = [
    { kind: 'privacy', number: 1 },
    { kind: 'terms', number: 1 },
  ];
  expect(dueConsents(current, given)).toEqual([{ kind: 'privacy', version: 2 }]);
});

test('nobody is asked for a text that is not published', () => {
  expect(dueConsents({ privacy: null, terms: null }, [])).toEqual([]);
});

test('what a person was shown has to be what is in force', () => {
  const current = { privacy: 2, terms: null };
  expect(isShownCurrent(current, {})).toBe(true);
  expect(isShownCurrent(current, { privacy: 2 })).toBe(true);
  expect(isShownCurrent(current, { privacy: 1 })).toBe(false);
  expect(isShownCurrent(current, { terms: 1 })).toBe(false);
});

test('a draft is the same as a version in both languages only', () => {
  const draft = { html: 'a', html_zh: '甲' };
  expect(isSameText(draft, draft)).toBe(true);
  expect(isSameText(draft, { ...draft, html_zh: '乙' })).toBe(false);
  expect(isSameText(draft, undefined)).toBe(false);
});
