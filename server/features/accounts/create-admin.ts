import { inTransaction, type Tx } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { COMMAND_LINE, recordAudit } from '#server/features/audit/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { insertUser, lockUser, updateUser } from './accounts.store.ts';
import { findAccountByEmail } from './accounts-by-email.queries.ts';
import { endAllAccess } from './end-all-access.ts';
import { insertOwnInvitation } from './own-invitation.store.ts';
import { hashPassword } from './password-hash.ts';
import { getAdminUser } from './present-person.ts';

interface NewAdmin {
  email: string;
  name: string;
  password: string;
  /** Makes an existing account an admin; without it an existing account is left alone. */
  promote: boolean;
}

/**
 * Makes an owner with this password, from the command line. An existing account keeps its name
 * and what it has learned; its password is replaced, and everything else that opens it ends: whoever
 * registered the address may be somebody else.
 * @throws AppError EMAIL_TAKEN where there is an account and it is not to be promoted
 */
export async function createAdmin({ database, now }: Dependencies, admin: NewAdmin) {
  const passwordHash = await hashPassword(admin.password);
  return inTransaction(database.db, async (tx) => {
    const at = now();
    const known = await findAccountByEmail(tx, admin.email);
    if (!known) return insertAdmin(tx, { ...admin, passwordHash, at });
    if (!admin.promote) throw new AppError('EMAIL_TAKEN');
    return promote(tx, { userId: known.user_id, passwordHash, at });
  });
}

async function insertAdmin(tx: Tx, admin: NewAdmin & { passwordHash: string; at: Date }) {
  const { email, name, passwordHash, at } = admin;
  const { user_id: userId } = await insertUser(tx, {
    email,
    passwordHash,
    name,
    language: 'zh',
    role: 'admin',
    adminRole: 'owner',
    now: at,
  });
  await createPointAccounts(tx, userId);
  await insertOwnInvitation(tx, userId);
  const after = await getAdminUser(tx, userId);
  const line = { action: 'user.create', entity: 'user', entityId: userId, now: at } as const;
  await recordAudit(tx, COMMAND_LINE, { ...line, after });
  return after;
}

async function promote(
  tx: Tx,
  { userId, passwordHash, at }: { userId: number; passwordHash: string; at: Date },
) {
  await lockUser(tx, userId);
  const before = await getAdminUser(tx, userId);
  await updateUser(tx, userId, {
    password_hash: passwordHash,
    role: 'admin',
    admin_role: 'owner',
    is_active: true,
  });
  await endAllAccess(tx, userId, { by: COMMAND_LINE, now: at });
  const after = await getAdminUser(tx, userId);
  const line = { entity: 'user', entityId: userId, now: at } as const;
  await recordAudit(tx, COMMAND_LINE, { ...line, action: 'user.update', before, after });
  await recordAudit(tx, COMMAND_LINE, { ...line, action: 'user.set_password' });
  return after;
}
