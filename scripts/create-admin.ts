/**
 * `npm run admin:create -- EMAIL [NAME]`: makes an admin, or makes an existing user one.
 * The password is read from ADMIN_PASSWORD, so that it stays out of the shell's history.
 */
import { email as emailField, newPassword } from '../contract/fields.ts';
import { createTranslator } from '../i18n/index.ts';
import { assertGoodPassword, createAdmin } from '../server/features/accounts/index.ts';
import { createDeps } from '../server/kit/create-deps.ts';
import { Failure } from '../server/kit/failure.ts';
import { readSettings } from '../server/settings.ts';

const [email, name = 'Admin'] = process.argv.slice(2);
const checkedEmail = emailField.safeParse(email);
const password = newPassword.safeParse(process.env.ADMIN_PASSWORD);
if (!checkedEmail.success || !password.success) {
  console.error('Usage: ADMIN_PASSWORD=… npm run admin:create -- EMAIL [NAME]');
  console.error('The email must be valid, the password 8 to 128 characters long.');
  process.exit(2);
}
const deps = await createDeps(readSettings(), console.log);
const { t } = createTranslator('en');
const chosen = { password: password.data, email: checkedEmail.data, name } as const;
await assertGoodPassword(deps.database.db, { ...chosen, field: 'password' }, t).catch(
  async (error: unknown) => {
    if (!(error instanceof Failure)) throw error;
    console.error(`ADMIN_PASSWORD: ${error.details.msg}.`);
    await deps.database.close();
    process.exit(2);
  },
);
const made = await createAdmin(deps, { email: checkedEmail.data, name, password: password.data });
console.log(`${made.email} is an admin (user ${made.user_id}).`);
await deps.database.close();
process.exit(0);
