import type { AuditVerb } from '#contract/audit-fields.ts';
import type { EmailKind } from '#domain/email-kinds.ts';

interface AccountChange {
  /** The call whose success it is; null where the name of the call does not tell. */
  call: string | null;
  verb: AuditVerb;
  /** The email that tells the account's owner. */
  email: EmailKind;
}

/**
 * Every change of what opens an account, by its event in the log. Each also writes a line in the
 * audit and sends an email; `account-changes.api.test.ts` makes each of them.
 */
export const accountChanges = {
  password_changed: {
    call: 'accounts.changePassword',
    verb: 'change_password',
    email: 'passwordChanged',
  },
  reset_used: { call: 'accounts.resetPassword', verb: 'reset_password', email: 'passwordChanged' },
  password_set: { call: 'admin.users.setPassword', verb: 'set_password', email: 'passwordChanged' },
  factor_enabled: { call: 'secondFactor.confirm', verb: 'enable_factor', email: 'factorEnabled' },
  factor_disabled: {
    call: 'secondFactor.switchOff',
    verb: 'disable_factor',
    email: 'factorDisabled',
  },
  factor_reset: { call: 'admin.users.resetFactor', verb: 'reset_factor', email: 'factorReset' },
  recovery_codes_renewed: {
    call: 'secondFactor.renewCodes',
    verb: 'renew_recovery_codes',
    email: 'recoveryCodesRenewed',
  },
  recovery_code_used: { call: null, verb: 'use_recovery_code', email: 'recoveryCodeUsed' },
  passkey_added: { call: 'passkeys.add', verb: 'add_passkey', email: 'passkeyAdded' },
  passkey_removed: { call: 'passkeys.remove', verb: 'remove_passkey', email: 'passkeyRemoved' },
  identity_linked: { call: null, verb: 'link_identity', email: 'identityAdded' },
  identity_unlinked: { call: 'oidc.unlink', verb: 'unlink_identity', email: 'identityRemoved' },
} as const satisfies Record<string, AccountChange>;

export type AccountChangeKind = keyof typeof accountChanges;

export const accountChangeKinds = Object.keys(accountChanges) as [
  AccountChangeKind,
  ...AccountChangeKind[],
];
