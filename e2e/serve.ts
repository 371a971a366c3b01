/**
 * Starts the academy for the journeys: `node e2e/serve.ts embedded|postgres PORT`, with
 * the demo academy in a folder or a PostgreSQL cluster of its own, thrown away after.
 */
import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { startPostgresCluster } from '../database/testing/postgres-cluster.ts';
import { openFakeStripe } from './fake-stripe-pages.ts';
import { dataDirOf } from './outbox.ts';

const [engine, port = ''] = process.argv.slice(2);
const dataDir = dataDirOf(port);
fs.rmSync(dataDir, { recursive: true, force: true });
const stripe = await openFakeStripe(port);
const cluster = engine === 'postgres' ? await startPostgresCluster({ inMemory: true }) : null;
const env: NodeJS.ProcessEnv = {
  ...process.env,
  // As `npm start` runs it.
  NODE_ENV: 'production',
  PORT: port,
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  // All journeys have one IP address; the rate limits have tests of their own.
  RATE_LIMIT: 'off',
  STRIPE_SECRET_KEY: stripe.settings.secretKey,
  STRIPE_WEBHOOK_SECRET: stripe.settings.webhookSecret,
  STRIPE_API_URL: stripe.settings.apiUrl ?? '',
};
// As a person starts it on their own machine, whatever the shell has set.
delete env.DATABASE_URL;
delete env.PUBLIC_URL;
delete env.DEMO;
if (cluster) {
  env.DATABASE_URL = cluster.url('postgres');
  spawnSync(process.execPath, ['demo/load-demo.ts'], { env, stdio: 'inherit' });
}
const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: 'inherit' });
process.on('SIGTERM', () => server.kill('SIGTERM'));
process.on('SIGINT', () => server.kill('SIGTERM'));
server.on('exit', async (code) => {
  await stripe.close();
  await cluster?.stop();
  fs.rmSync(dataDir, { recursive: true, force: true });
  process.exit(code ?? 1);
});
