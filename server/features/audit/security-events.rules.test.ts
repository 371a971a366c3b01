import { describe, expect, test } from 'vitest';
import { auditExports } from '#contract/audit-exports.ts';
import { allCalls } from '#contract/index.ts';
import { exportOf, ownFiles } from './audit-exports.ts';
import {
  type AnsweredCall,
  callsWithCode,
  decideSecurityEvent,
  EventLimiter,
  type SecurityEventKind,
  usedRecoveryCode,
} from './security-events.rules.ts';

const answered = (name: string | null, rest: Partial<AnsweredCall>): AnsweredCall => ({
  call: name === null ? undefined : allCalls.find((call) => call.name === name),
  status: 200,
  hasCaller: false,
  hasToken: false,
  isExport: false,
  isRoleChange: false,
  isProofDue: false,
  inResponse: null,
  ...rest,
});
const member = { hasCaller: true, hasToken: true };

test.each<[string | null, Partial<AnsweredCall>, SecurityEventKind | null]>([
  ['accounts.login', {}, 'login_succeeded'],
  ['accounts.login', { status: 401 }, 'login_failed'],
  ['accounts.login', { status: 401, inResponse: 'second_step_due' }, 'second_step_due'],
  ['accounts.login', { status: 429 }, 'login_limited'],
  ['accounts.login', { status: 400 }, null],
  ['secondFactor.logIn', {}, 'login_succeeded'],
  ['secondFactor.logIn', { status: 401 }, 'login_failed'],
  ['passkeys.logIn', {}, 'login_succeeded'],
  ['passkeys.logIn', { status: 401 }, 'login_failed'],
  ['passkeys.logIn', { status: 429 }, 'login_limited'],
  ['accounts.setAvatar', { ...member, status: 422 }, 'virus_found'],
  ['accounts.logout', {}, 'logged_out'],
  ['accounts.register', {}, 'registered'],
  ['accounts.register', { status: 429 }, 'registration_limited'],
  ['accounts.changePassword', member, 'password_changed'],
  ['accounts.changePassword', { ...member, status: 401 }, 'password_change_failed'],
  ['accounts.changePassword', { status: 401 }, null],
  ['accounts.changePassword', { status: 401, hasToken: true }, 'session_refused'],
  ['accounts.register', { status: 409, inResponse: 'address_disclosed' }, 'address_disclosed'],
  ['secondFactor.confirm', member, 'factor_enabled'],
  ['secondFactor.confirm', { ...member, status: 401 }, 'factor_change_failed'],
  ['secondFactor.confirm', { status: 401, hasToken: true }, 'session_refused'],
  ['passkeys.remove', { ...member, status: 429 }, 'factor_change_failed'],
  ['accounts.reauthenticate', member, 'reauthenticated'],
  ['accounts.reauthenticate', { ...member, status: 401 }, 'reauthentication_failed'],
  ['accounts.reauthenticate', { ...member, status: 429 }, 'reauthentication_failed'],
  ['admin.points.adjust', { ...member, status: 403, isProofDue: true }, null],
  ['admin.points.adjust', { ...member, status: 403 }, 'access_refused'],
  ['accounts.forgotPassword', {}, 'reset_requested'],
  ['accounts.resetPassword', {}, 'reset_used'],
  ['accounts.resetPassword', { status: 401 }, 'reset_refused'],
  ['accounts.endOtherSessions', member, 'sessions_ended'],
  ['admin.users.endSession', member, 'sessions_ended'],
  ['admin.users.update', { ...member, isRoleChange: true }, 'role_changed'],
  ['admin.users.update', { ...member, isRoleChange: true, status: 400 }, null],
  ['admin.users.update', member, null],
  ['admin.users.csv', { ...member, isExport: true }, 'export_taken'],
  ['admin.users.csv', { ...member, isExport: true, status: 403 }, 'access_refused'],
  ['admin.users.list', { status: 401 }, null],
  ['admin.users.list', { ...member, status: 403 }, 'access_refused'],
  ['courses.lists', { ...member, status: 429 }, 'rate_limited'],
  [null, { status: 429 }, 'rate_limited'],
  [null, { status: 404 }, null],
  ['admin.uploads.upload', { ...member, status: 415 }, 'upload_refused'],
  ['admin.uploads.upload', { ...member, status: 400 }, 'upload_refused'],
  ['teaching.uploads.finish', { ...member, status: 413 }, 'upload_refused'],
  ['accounts.updateProfile', { ...member, status: 413 }, null],
])('%s answered with %j is %s', (name, rest, kind) => {
  expect(decideSecurityEvent(answered(name, rest))).toBe(kind);
});

test('a used recovery code is seen in every call that takes a code of the second factor', () => {
  const takesCode = ({ body }: (typeof allCalls)[number]) =>
    body !== undefined &&
    'code' in body.shape &&
    ('passkey' in body.shape || 'challenge' in body.shape);
  expect([...callsWithCode].sort()).toEqual(
    allCalls
      .filter(takesCode)
      .map(({ name }) => name)
      .sort(),
  );
  expect(usedRecoveryCode('secondFactor.logIn', 'abcd-efgh jkmn')).toBe(true);
  expect(usedRecoveryCode('secondFactor.logIn', '123 456')).toBe(false);
  expect(usedRecoveryCode('secondFactor.enrol', '')).toBe(false);
  expect(usedRecoveryCode('checkout.create', 'SPRING')).toBe(false);
});

test('every file that a call sends is an export with a name, or said to be none', () => {
  const [me, another] = [1, 2];
  const sending = allCalls.filter((call) => call.sendsFile !== undefined);
  const named = sending
    .filter((call) => !ownFiles.has(call.name))
    .map((call) => exportOf(call, me, another));
  expect(new Set(named)).toEqual(new Set(auditExports));
  const statement = { name: 'points.statementCsv' };
  expect(exportOf(statement, me, me)).toBeNull();
  expect(exportOf(statement, undefined, another)).toBeNull();
});

describe('lines that anybody can cause', () => {
  test('are sixty a minute; the rest is counted', () => {
    const limiter = new EventLimiter();
    const admitted = Array.from({ length: 500 }, () => limiter.admits('login_failed', 0));
    expect(admitted.filter(Boolean)).toHaveLength(60);
    expect(limiter.admits('access_refused', 0)).toBe(true);
    expect(limiter.endWindows(59_999)).toEqual([]);
    expect(limiter.endWindows(60_000)).toEqual([{ kind: 'login_failed', suppressed: 440 }]);
    expect(limiter.admits('login_failed', 60_000)).toBe(true);
    expect(limiter.endWindows(60_001, true)).toEqual([]);
  });

  test('never displace what only happens to people who are logged in', () => {
    const limiter = new EventLimiter();
    const admitted = Array.from({ length: 500 }, () => limiter.admits('role_changed', 0));
    expect(admitted.every(Boolean)).toBe(true);
  });
});
