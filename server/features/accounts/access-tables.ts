/**
 * Every table whose rows open an account or lead to it, beside the password: what
 * `endAllAccess` ends. A new kind of credential belongs here: a test compares this list and
 * `opensNoAccount` with the schema.
 */
export const accessTables = {
  sessions: 'deleted',
  push_subscriptions: 'deleted',
  /** Links of a reset, an invitation and a first password; kept as used until they are purged. */
  password_resets: 'used',
  email_verifications: 'used',
  /** A completed one opens nothing: its link goes on saying that it is done. */
  email_changes: 'withdrawn',
  known_devices: 'deleted',
  login_challenges: 'deleted',
  passkeys: 'deleted',
  user_identities: 'deleted',
  second_factors: 'deleted',
  /** These belong to rows of the tables above, and go with them by their foreign key. */
  passkey_challenges: 'with sessions',
  oidc_transactions: 'with sessions',
  email_change_links: 'with email_changes',
  recovery_codes: 'with second_factors',
} as const;

type AccessTable = keyof typeof accessTables;

const tablesThatAre = (end: 'deleted' | 'used' | 'withdrawn') =>
  (Object.keys(accessTables) as AccessTable[]).filter((table) => accessTables[table] === end);

/** Tables whose rows of a person are deleted. */
export const deletedWithAccess = tablesThatAre('deleted');
/** Tables whose rows of a person are marked as used. */
export const usedWithAccess = tablesThatAre('used');
/** Tables whose rows of a person are deleted unless they are completed. */
export const withdrawnWithAccess = tablesThatAre('withdrawn');
