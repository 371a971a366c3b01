/**
 * `npm run admin:create -- EMAIL [NAME] [--promote]`: creates an admin; with `--promote` an
 * existing account becomes one. The password is read from ADMIN_PASSWORD, so that it stays out of
 * the shell’s history.
 */

import { parseArgs } from 'node:util';
import { email as emailField, personName } from '../contract/fields.ts';
import { newPassword } from '../contract/new-password.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import type { Dependencies } from '../server/dependencies.ts';
import { assertGoodPassword, createAdmin } from '../server/features/accounts/index.ts';
import { errorSentence } from '../server/http/errors.ts';
import { AppError } from '../server/lib/app-error.ts';
import { runCommand } from './on-academy.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { promote: { type: 'boolean', default: false } },
});
const email = emailField.safeParse(positionals[0]);
const name = personName(80).safeParse(positionals[1] ?? 'Admin');
const password = newPassword.safeParse(process.env.ADMIN_PASSWORD);
if (!email.success || !name.success || !password.success) {
  console.error('Usage: ADMIN_PASSWORD=… npm run admin:create -- EMAIL [NAME] [--promote]');
  console.error('The email must be valid, the name one line, the password 8 to 128 characters.');
  process.exit(2);
}
const admin = { email: email.data, name: name.data, password: password.data };

/** @returns the exit code */
async function create(dependencies: Dependencies): Promise<number> {
  try {
    await assertGoodPassword(dependencies, { ...admin, field: 'password' });
    const made = await createAdmin(dependencies, { ...admin, promote: values.promote });
    console.log(`${made.email} is an admin (user ${made.user_id}).`);
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === 'EMAIL_TAKEN') {
      console.error(
        `${admin.email} has an account already. With --promote it becomes an admin: its password is replaced, and its sessions and mailed links end.`,
      );
      return 1;
    }
    if (error instanceof AppError && error.code === 'VALIDATION_FAILED') {
      console.error(`ADMIN_PASSWORD: ${errorSentence(error, 'en')}.`);
      return 2;
    }
    throw error;
  } finally {
    await dependencies.database.close();
  }
}

await runCommand(async (settings) => {
  process.exit(await create(await createDependencies(settings, console.log)));
});
