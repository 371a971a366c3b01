const words = [
  'create',
  'update',
  'deactivate',
  'reactivate',
  'archive',
  'set_password',
  'send_link',
  'end_sessions',
  'end_session',
  'adjust',
  'change_password',
  'change_email',
  'reset_password',
  'lock_out',
  'upload_virus',
  'reset_factor',
  'enable_factor',
  'disable_factor',
  'renew_recovery_codes',
  'use_recovery_code',
  'remove_logins',
  'add_passkey',
  'remove_passkey',
  'refuse_passkey',
  'reauthenticate',
  'link_identity',
  'unlink_identity',
] as const;

/** The key of the text for an action on an account; `other` where there is none. */
export function auditWord(action: string): (typeof words)[number] | 'other' {
  const verb = action.split('.').at(-1);
  return words.find((word) => word === verb) ?? 'other';
}
