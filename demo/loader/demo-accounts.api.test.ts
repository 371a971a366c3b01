import { beforeAll, describe, expect, test } from 'vitest';
import { accountCalls } from '#contract/accounts.ts';
import { inTransaction } from '#database/open.ts';
import { hashPassword, insertUser } from '#server/features/accounts/index.ts';
import { createPointAccounts } from '#server/features/points/index.ts';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';

import {
  assertNotPublic,
  demoAccounts,
  findOpenDemoAccounts,
  lockDemoAccounts,
} from './demo-accounts.ts';

const academy = openTestAcademy();

beforeAll(async () => {
  for (const { email, password, name, role } of demoAccounts) {
    const passwordHash = await hashPassword(password);
    await inTransaction(academy.db, async (tx) => {
      const person = { email, passwordHash, name, role, language: 'zh', now: academy.now } as const;
      await createPointAccounts(tx, (await insertUser(tx, person)).user_id);
    });
  }
});

const holdDemoData = (holds_demo_data: boolean) =>
  academy.db.updateTable('site_settings').set({ holds_demo_data }).execute();
const openEmails = async () =>
  (await findOpenDemoAccounts(academy.app.dependencies)).map(({ email }) => email);

describe('a demo account with its published password', () => {
  test('is looked for in an academy with demo data only', async () => {
    expect(await openEmails()).toEqual([]);
    await holdDemoData(true);
    expect(await openEmails()).toEqual(demoAccounts.map(({ email }) => email));
  });

  test('stops a start that other machines could reach, with what to do in one line', async () => {
    const { dependencies } = academy.app;
    const open = await findOpenDemoAccounts(dependencies);
    const start = (host: string, publicUrl: string | null) => () =>
      assertNotPublic(open, { ...dependencies.settings, host, publicUrl });
    expect(start('127.0.0.1', 'https://academy.test')).toThrow(/^PUBLIC_URL: .*npm run demo:lock/);
    expect(start('0.0.0.0', null)).toThrow(/^HOST: .*admin@example.com.*npm run demo:lock/);
    expect(start('127.0.0.1', 'http://localhost:3000')).not.toThrow();
    expect(start('127.0.0.1', null)).not.toThrow();
  });

  test('is closed by the lock, with its sessions, and written into the audit', async () => {
    const [admin] = demoAccounts;
    const token = await academy.logIn(admin.email, admin.password);
    expect(await lockDemoAccounts(academy.app.dependencies)).toHaveLength(3);
    expect(await openEmails()).toEqual([]);
    expect(await lockDemoAccounts(academy.app.dependencies)).toEqual([]);
    const login = await academy.call(accountCalls.login, {
      body: { email: admin.email, password: admin.password },
    });
    expect(login.error).toBe('INVALID_CREDENTIALS');
    const profile = await academy.call(accountCalls.profile, {}, { as: { token } });
    expect(profile.error).toBe('SESSION_EXPIRED');
    const lines = await academy.db
      .selectFrom('audit_log')
      .select(['action', 'actor_name'])
      .execute();
    expect(lines).toEqual(
      demoAccounts.map(() => ({
        action: 'user.set_password',
        actor_name: '命令行 · Command line',
      })),
    );
    assertNotPublic(
      await findOpenDemoAccounts(academy.app.dependencies),
      academy.app.dependencies.settings,
    );
  });
});
