import { expect, test } from 'vitest';
import { allCalls } from '#contract/index.ts';
import { takesPassword } from './takes-password.ts';

test('the calls that hash a password are known', () => {
  const names = allCalls.filter((call) => takesPassword(call)).map(({ name }) => name);
  expect(names.sort()).toEqual([
    'accounts.changePassword',
    'accounts.login',
    'accounts.reauthenticate',
    'accounts.register',
    'accounts.requestEmailChange',
    'accounts.resetPassword',
    'admin.users.create',
    'admin.users.setPassword',
    'passkeys.askNew',
    'passkeys.remove',
    'privacy.requestDeletion',
    'secondFactor.enrol',
    'secondFactor.renewCodes',
    'secondFactor.switchOff',
  ]);
});
