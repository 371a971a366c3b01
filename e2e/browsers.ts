import type { LaunchOptions } from '@playwright/test';
import { findChromium, findHeadlessShell } from '../scripts/machine.mjs';

/** The browsers of the journeys (docs/decisions/0159). */

const chromium = findChromium();
if (chromium === null) throw new Error('Chromium is missing: apt-get install chromium');

const launched = (executablePath: string): LaunchOptions => ({
  executablePath,
  args: [
    '--disable-gpu',
    // Chromium’s background requests to the internet, which no test may make.
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ],
  // Without a UTF-8 locale Chromium saves a file with a Chinese name as `download`.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
});

/** Chromium as people have it, with its viewer for PDF files. */
export const wholeBrowser = launched(chromium);

/** The headless shell where it is installed: it needs less memory and processor time. */
export const lightBrowser = launched(findHeadlessShell() ?? chromium);
