/** `npm run demo:lock`: switches off the published passwords of the demo accounts. */

import { lockDemoAccounts } from '../demo/loader/index.ts';
import { createDependencies } from '../server/create-dependencies.ts';
import { runCommand } from './on-academy.ts';

await runCommand(async (settings) => {
  const dependencies = await createDependencies(settings, console.log);
  const locked = await lockDemoAccounts(dependencies);
  await dependencies.database.close();
  if (locked.length === 0) console.log('No account has a published demo password.');
  else {
    console.log(`The demo passwords of ${locked.join(', ')} are switched off.`);
    console.log(
      'To create an admin: ADMIN_PASSWORD=… npm run admin:create -- you@example.com "Your name"',
    );
  }
  process.exit(0);
});
