import { inTransaction } from '#database/open.ts';
import type { Deps } from '../../kit/deps.ts';
import { createPointAccounts } from '../points/index.ts';
import { findUserByEmail } from './accounts.queries.ts';
import { insertOwnInvitation, insertUser, updateUser } from './accounts.store.ts';
import { hashPassword } from './secrets.ts';

/** Makes an admin with this password, or makes the user of this email one. */
export async function createAdmin(
  { database, now }: Deps,
  admin: { email: string; name: string; password: string },
) {
  const passwordHash = await hashPassword(admin.password);
  return inTransaction(database.db, async (tx) => {
    const known = await findUserByEmail(tx, admin.email);
    if (known) {
      return updateUser(tx, known.user_id, { password_hash: passwordHash, role: 'admin' });
    }
    const user = await insertUser(tx, {
      email: admin.email,
      passwordHash,
      name: admin.name,
      language: 'zh',
      role: 'admin',
      now: now(),
    });
    await createPointAccounts(tx, user.user_id);
    await insertOwnInvitation(tx, user.user_id);
    return user;
  });
}
