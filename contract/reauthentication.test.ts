import { expect, test } from 'vitest';
import { allCalls } from './index.ts';

/** Decision 0162: which calls need a recent proof that it is the caller. */

const named = (kind: 'always' | 'with_second_factor') =>
  allCalls.filter((call) => call.needsReauthentication === kind).map(({ name }) => name);

test('these calls need a recent proof, and no others', () => {
  expect(named('always').sort()).toEqual([
    'accounts.endOtherSessions',
    'accounts.endSession',
    'admin.audit.csv',
    'admin.coupons.create',
    'admin.coupons.restore',
    'admin.coupons.update',
    'admin.emails.update',
    'admin.groups.award',
    'admin.legal.publish',
    'admin.orders.confirm',
    'admin.orders.refund',
    'admin.payments.csv',
    'admin.payments.decideAccess',
    'admin.payments.record',
    'admin.payments.refund',
    'admin.payments.void',
    'admin.points.adjust',
    'admin.points.csv',
    'admin.points.reverse',
    'admin.points.updateRule',
    'admin.points.updateTotals',
    'admin.redemptions.csv',
    'admin.siteSettings.update',
    'admin.users.create',
    'admin.users.csv',
    'admin.users.delete',
    'admin.users.endSession',
    'admin.users.endSessions',
    'admin.users.import',
    'admin.users.resetFactor',
    'admin.users.setPassword',
    'admin.users.update',
    'oidc.link',
    'oidc.unlink',
    'privacy.export',
  ]);
});

test('where the password is asked for anyway, only a second factor is proved besides', () => {
  expect(named('with_second_factor').sort()).toEqual([
    'accounts.changePassword',
    'accounts.requestEmailChange',
    'privacy.requestDeletion',
  ]);
});

/** Where admins change accounts, points, money and rules, a change without the mark says why. */
const sensitive = /^admin\.(users|points|payments|orders|siteSettings|coupons|legal|emails)\./;
const harmless: Record<string, string> = {
  'admin.users.sendLink': 'mails to the person’s own address',
  'admin.users.removeAvatar': 'the person chooses another picture',
  'admin.orders.cancel': 'an order that nobody has paid',
  'admin.coupons.delete': 'gives nothing away',
  'admin.legal.update': 'a draft, until it is published',
  'admin.emails.send-test': 'mails to the admin’s own address',
};

test('a change of accounts, points or money has the mark, or is known to be harmless', () => {
  const open = allCalls
    .filter(({ name, method }) => sensitive.test(name) && method !== 'GET')
    .filter((call) => call.needsReauthentication === undefined && call.readsOnly !== true)
    .map(({ name }) => name);
  expect(open.sort()).toEqual(Object.keys(harmless).sort());
});

test('every file that admins take of many people has the mark', () => {
  const files = allCalls.filter(({ name }) => /^admin\..*\.csv$/.test(name));
  expect(files.length).toBeGreaterThan(3);
  expect(files.filter((call) => call.needsReauthentication !== 'always')).toEqual([]);
});

test('whatever has the mark is for members, and no page reads it while it is rendered', () => {
  const marked = allCalls.filter((call) => call.needsReauthentication !== undefined);
  for (const { name, access, method, sendsFile } of marked) {
    expect(access, name).not.toBe('guest');
    expect(method !== 'GET' || sendsFile !== undefined, name).toBe(true);
  }
});
