import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from '../scripts/machine.mjs';

/**
 * Journeys in a real Chromium, each once: what moves points, requests and work on
 * PostgreSQL, everything else on the embedded database (docs/decisions/0064). The servers
 * are the real ones, started with the demo academy by `serve.ts`.
 */

const ports = { embedded: 4310, postgres: 4311 } as const;
/** An academy that runs already, such as the one of `npm run cluster`, instead of our own. */
const runningUrl = process.env.ACADEMY_URL;
const baseUrls = {
  embedded: runningUrl ?? `http://127.0.0.1:${ports.embedded}`,
  postgres: runningUrl ?? `http://127.0.0.1:${ports.postgres}`,
} as const;
const servers = runningUrl === undefined ? Object.entries(ports) : [];
const onItsOwn = /weight\.journey\.ts$/;
/** The journeys that move points, requests, submissions and access to courses. */
const onPostgres =
  /(main-job|assignment|profile|quiz|admin-redemptions|admin-points|course-access|groups|rewards|buying)\.journey\.ts$/;

const executablePath = findChromium();
if (executablePath === null) throw new Error('Chromium is missing: apt-get install chromium');

/** Chromium's own errands to the internet, which no test may make. */
const quiet = [
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: path.join(os.tmpdir(), 'academy-e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only when it is run again is counted and named by `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    // Without a UTF-8 locale Chromium saves a file with a Chinese name as `download`.
    launchOptions: { executablePath, args: quiet, env: { ...process.env, LC_ALL: 'C.UTF-8' } },
    locale: 'zh-CN',
    trace: 'off',
  },
  projects: [
    // What pages weigh depends on what is on them: before other journeys add to the academy.
    { name: 'weight', testMatch: onItsOwn, use: { baseURL: baseUrls.embedded } },
    {
      name: 'embedded',
      testIgnore: [onPostgres, onItsOwn],
      dependencies: ['weight'],
      use: { baseURL: baseUrls.embedded },
    },
    { name: 'postgres', testMatch: onPostgres, use: { baseURL: baseUrls.postgres } },
  ],
  webServer: servers.map(([engine, port]) => ({
    command: `node e2e/serve.ts ${engine} ${port}`,
    cwd: path.join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/healthz`,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
