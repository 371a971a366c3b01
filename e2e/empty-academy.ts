import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { dataDirOf } from './outbox.ts';

/** An academy without the demo, for a journey that changes what every person meets. */
export interface EmptyAcademy {
  stop: () => Promise<void>;
}

/** Starts one with an admin; its data is deleted when it stops. */
export async function startEmptyAcademy(
  port: string,
  admin: { email: string; password: string },
): Promise<EmptyAcademy> {
  const dataDir = dataDirOf(port);
  fs.rmSync(dataDir, { recursive: true, force: true });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    PORT: port,
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    DEMO: 'off',
    ADMIN_PASSWORD: admin.password,
  };
  delete env.DATABASE_URL;
  delete env.PUBLIC_URL;
  const cwd = path.join(import.meta.dirname, '..');
  const made = spawnSync(process.execPath, ['scripts/create-admin.ts', admin.email], { cwd, env });
  if (made.status !== 0) throw new Error(`no admin: ${made.stderr}`);
  const server = spawn(process.execPath, ['server/main.ts'], { cwd, env, stdio: 'ignore' });
  await untilHealthy(server, `http://127.0.0.1:${port}/healthz`);
  return {
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function untilHealthy(server: ChildProcess, url: string): Promise<void> {
  const until = Date.now() + 120_000;
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error(`the academy ended with ${server.exitCode}`);
    const isUp = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  server.kill('SIGTERM');
  throw new Error('the academy did not start');
}
