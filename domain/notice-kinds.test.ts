import { expect, test } from 'vitest';
import { sampleNoticeParams as params } from './notice-kinds.testing.ts';
import { isOnByDefault, noticeKindNames, noticeKinds, noticeKindsFor } from './notice-kinds.ts';

test('every kind leads to a page of the academy', () => {
  for (const name of noticeKindNames) {
    expect(noticeKinds[name].link(params)).toMatch(/^\/[a-z]/);
  }
});

test.each([
  ['submission_graded', '/courses/7/content/8'],
  ['redemption_shipped', '/profile?tab=redemptions&redemption=10'],
  ['course_opened', '/courses/7'],
  ['course_granted', '/courses/7'],
  ['submission_received', '/teach/submissions/9'],
  ['lesson_added', '/courses/7/content/8'],
  ['group_message', '/notifications/messages/13'],
  ['payment_failed', '/orders/14'],
  ['stock_low', '/admin/rewards?low_stock=1'],
] as const)('%s leads to %s', (name, page) => {
  expect(noticeKinds[name].link(params)).toBe(page);
});

test('a payment for no course leads to the orders', () => {
  expect(noticeKinds.payment_received.link({ ...params, course_id: null })).toBe('/orders');
});

test('several new lessons lead to their course', () => {
  expect(noticeKinds.lesson_added.link({ ...params, content_id: null })).toBe('/courses/7');
});

test('each role can receive what the roles before it can, and its own', () => {
  const [student, teacher, admin] = [
    noticeKindsFor({ role: 'student' }),
    noticeKindsFor({ role: 'teacher' }),
    noticeKindsFor({ role: 'admin', adminRole: 'owner' }),
  ];
  expect(student).toContain('course_opened');
  expect(student).not.toContain('submission_received');
  expect(teacher).toEqual(expect.arrayContaining([...student, 'submission_received']));
  expect(teacher).not.toContain('redemption_requested');
  expect(admin).toEqual(noticeKindNames);
});

test.each([
  ['support', ['redemption_requested', 'review_posted'], ['payment_unexpected', 'job_failed']],
  ['finance', ['receipt_sent', 'refund_failed', 'ledger_unsound'], ['redemption_requested']],
  ['content', ['stock_low', 'review_posted'], ['receipt_sent', 'ledger_unsound']],
] as const)('%s is told of what they can see to: %s, not %s', (adminRole, received, others) => {
  const kinds = noticeKindsFor({ role: 'admin', adminRole });
  expect(kinds).toEqual(expect.arrayContaining([...received]));
  for (const kind of others) expect(kinds).not.toContain(kind);
});

test('the list has every kind unless somebody chose otherwise; emails are for what is awaited', () => {
  expect(noticeKindNames.every((name) => isOnByDefault(name, 'in_app'))).toBe(true);
  expect(isOnByDefault('submission_graded', 'email')).toBe(true);
  expect(isOnByDefault('review_posted', 'email')).toBe(false);
});
