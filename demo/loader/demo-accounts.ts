import { inTransaction } from '#database/open.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { getSiteSettings } from '#server/features/academy/index.ts';
import {
  endAllAccess,
  findUserByEmail,
  isPasswordOf,
  lockUser,
  updateUser,
} from '#server/features/accounts/index.ts';
import { COMMAND_LINE, recordAudit } from '#server/features/audit/index.ts';
import { SettingsError } from '#server/settings.ts';
import { isPublic } from './demo.rules.ts';

/** Accounts that exist in an academy with demo data and in no other. */
export const demoAccounts = [
  { email: 'admin@example.com', password: 'academy-admin', name: '院务处', role: 'admin' },
  { email: 'teacher@example.com', password: 'academy-teacher', name: '林致远', role: 'teacher' },
  { email: 'student@example.com', password: 'academy-student', name: '陈美玲', role: 'student' },
] as const;
export type DemoAccount = (typeof demoAccounts)[number];

/** The demo accounts that their published password still opens. */
export async function findOpenDemoAccounts({
  database: { db },
}: Dependencies): Promise<DemoAccount[]> {
  const { holds_demo_data: holdsDemo } = await getSiteSettings(db);
  if (!holdsDemo) return [];
  const open: DemoAccount[] = [];
  for (const account of demoAccounts) {
    const user = await findUserByEmail(db, account.email);
    const hash = user?.password_hash ?? null;
    if (hash !== null && (await isPasswordOf(hash, account.password))) open.push(account);
  }
  return open;
}

/**
 * Refuses to serve accounts with published passwords to other machines.
 * @throws SettingsError that says how to fix it
 */
export function assertNotPublic(
  open: readonly DemoAccount[],
  settings: Dependencies['settings'],
): void {
  if (open.length === 0 || !isPublic(settings)) return;
  const setting = settings.publicUrl === null ? 'HOST' : 'PUBLIC_URL';
  const emails = open.map(({ email }) => email).join(', ');
  throw new SettingsError(
    setting,
    `other machines reach this academy, and the demo passwords of ${emails} are published. Run npm run demo:lock first, which switches them off.`,
  );
}

/**
 * Takes the published passwords from the demo accounts, with everything else that opens them.
 * @returns the emails of those that had one
 */
export async function lockDemoAccounts(dependencies: Dependencies): Promise<string[]> {
  const open = await findOpenDemoAccounts(dependencies);
  await inTransaction(dependencies.database.db, async (tx) => {
    const now = dependencies.now();
    for (const { email } of open) {
      const user = await findUserByEmail(tx, email);
      if (!user) continue;
      await lockUser(tx, user.user_id);
      await updateUser(tx, user.user_id, { password_hash: null });
      await endAllAccess(tx, user.user_id, { by: COMMAND_LINE, now });
      await recordAudit(tx, COMMAND_LINE, {
        action: 'user.set_password',
        entity: 'user',
        entityId: user.user_id,
        now,
      });
    }
  });
  return open.map(({ email }) => email);
}
