import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requireAdmin, requireTeacher } from './guard.ts';
import { type RequestContext, requestContext } from './request-context.ts';

/** The arguments of a loader for somebody of a role. */
function argsFor(role: 'teacher' | 'admin', lacksSecondFactor: boolean) {
  const context = new RouterContextProvider();
  const user = { user_id: 1, role, admin_role: null, permissions: [] };
  const notices = { consentDue: false, deletesAt: null, unread: 0, secondFactorFrom: null };
  const api = { call: () => {}, send: () => {}, download: () => {} };
  const page = { api, user, notices: { ...notices, lacksSecondFactor } };
  context.set(requestContext, page as unknown as RequestContext);
  return { context, url: new URL('https://academy.example/work') };
}

function outcomeOf(guard: () => unknown) {
  try {
    guard();
    return 'opened';
  } catch (thrown) {
    return (thrown as Response).headers.get('location');
  }
}

test.each([
  ['admin', requireAdmin],
  ['teacher', requireTeacher],
  ['admin', requireTeacher],
] as const)(
  'of a %s who lacks a required second factor the first page is its set-up',
  (role, guard) => {
    const setUp = '/profile?tab=settings#second-factor';
    expect(outcomeOf(() => guard(argsFor(role, true)))).toBe(setUp);
    expect(outcomeOf(() => guard(argsFor(role, false)))).toBe('opened');
  },
);
