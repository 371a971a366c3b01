import os from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { lightBrowser, wholeBrowser } from './browsers.ts';

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
const ofWeight = /weight\.journey\.ts$/;
/**
 * Documents need the browser’s own viewer and pushes its notifications, which the headless shell
 * lacks. Recordings play in real time: other journeys run beside them.
 */
const onWholeBrowser = /(media|push)\.journey\.ts$/;
/** The journeys that move points, requests, submissions and access to courses. */
const onPostgres =
  /(main-job|assignment|profile(-\w+)?|quiz|admin-redemptions|admin-points|course-access|groups|rewards|buying)\.journey\.ts$/;

export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  outputDir: path.join(os.tmpdir(), 'academy-e2e'),
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A journey that passes only on its second run is counted and named by `npm test`.
  retries: process.env.CI ? 1 : 0,
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json']],
  use: {
    launchOptions: lightBrowser,
    locale: 'zh-CN',
    trace: 'off',
  },
  projects: [
    // The weight of a page depends on its content: the pages are fetched before other journeys add
    // to the academy.
    {
      name: 'guest-pages',
      testMatch: 'guest-pages.setup.ts',
      // The headless shell does not measure its connection, and so fetches pictures far below the
      // window.
      use: { baseURL: baseUrls.embedded, launchOptions: wholeBrowser },
    },
    {
      name: 'weight',
      testMatch: ofWeight,
      dependencies: ['guest-pages'],
      use: { baseURL: baseUrls.embedded },
    },
    {
      name: 'whole-browser',
      testMatch: onWholeBrowser,
      use: { baseURL: baseUrls.postgres, launchOptions: wholeBrowser },
    },
    {
      name: 'embedded',
      testIgnore: [onPostgres, ofWeight, onWholeBrowser],
      dependencies: ['guest-pages'],
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
