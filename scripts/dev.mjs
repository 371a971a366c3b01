/** `npm run dev`: the academy from its sources; a saved file reloads the side it is of. */
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, runtime } from './prepare.mjs';

await ensureInstalled();
const watched = ['server', 'database', 'contract', 'i18n'].map((room) => `--watch-path=${room}`);
const child = spawn(runtime(), [...watched, '--watch-preserve-output', 'server/dev.ts'], {
  stdio: 'inherit',
  // A page from its sources is hundreds of files; the limits are for what is built.
  env: { RATE_LIMIT: 'off', ...environment() },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));
