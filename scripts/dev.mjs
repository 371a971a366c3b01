/**
 * `npm run dev`: the academy from its sources; a saved file reloads the server or the web,
 * whichever it belongs to.
 */
import { spawn } from 'node:child_process';
import { ensureInstalled, environment, runtime } from './prepare.mjs';

await ensureInstalled();
const watched = ['server', 'database', 'contract', 'i18n'].map((room) => `--watch-path=${room}`);
const child = spawn(runtime(), [...watched, '--watch-preserve-output', 'server/dev.ts'], {
  stdio: 'inherit',
  // In development a page loads hundreds of files; the rate limits are for the built web.
  env: { RATE_LIMIT: 'off', ...environment() },
});
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));
child.on('exit', (code) => process.exit(code ?? 0));
