/**
 * Lighthouse as a phone, over six pages in both languages: `node bench/lighthouse.ts [runs]
 * [origin]`. The academy must run (`PORT=4710 npm start`); Lighthouse is fetched by npx and is no
 * dependency. Prints each page's median and worst performance and the lowest of the others.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { findChromium } from '../scripts/machine.mjs';

const VERSION = '13';
const paths = ['/', '/courses', '/courses/1', '/teachers/1', '/faq', '/auth/login'];
const languages = ['zh', 'en'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof categories)[number], number>;

const runs = Number(process.argv[2] ?? 3);
const origin = process.argv[3] ?? 'http://localhost:4710';
const chromium = findChromium();
if (chromium === null) throw new Error('Chromium is missing: apt-get install chromium');
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lighthouse-'));

/** Runs that Lighthouse itself asks to repeat (“Please run Lighthouse again”) before it is a failure. */
const MAX_ATTEMPTS = 3;

/** Writes Lighthouse's report of a page. A run that recorded no trace measured nothing and is repeated. */
function runLighthouse(address: string, report: string): void {
  for (let attempt = 1; ; attempt++) {
    const result = spawnSync(
      'npx',
      [
        '--yes',
        `lighthouse@${VERSION}`,
        address,
        `--only-categories=${categories.join(',')}`,
        '--output=json',
        `--output-path=${report}`,
        '--quiet',
        '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
      ],
      { env: { ...process.env, CHROME_PATH: chromium ?? '' }, encoding: 'utf8' },
    );
    if (result.status === 0) return;
    const isRepeatable = result.stderr.includes('NO_NAVSTART') && attempt < MAX_ATTEMPTS;
    if (!isRepeatable) throw new Error(result.stderr);
    console.error(`${address}: no trace was recorded, repeated`);
  }
}

function measure(address: string): Scores {
  const report = path.join(folder, 'report.json');
  runLighthouse(address, report);
  const { categories: found, audits } = JSON.parse(fs.readFileSync(report, 'utf8')) as {
    categories: Record<string, { score: number | null }>;
    audits: Record<string, { title: string; score: number | null; scoreDisplayMode: string }>;
  };
  const score = (name: string) => Math.round((found[name]?.score ?? 0) * 100);
  const scores = Object.fromEntries(categories.map((name) => [name, score(name)])) as Scores;
  if (categories.slice(1).some((name) => scores[name] < 100)) {
    const failed = Object.values(audits).filter(
      (audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0,
    );
    console.error(address, failed.map(({ title }) => title).join(' · '));
  }
  return scores;
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

console.log(`| page | language | performance: median | worst | others, lowest |`);
console.log(`| --- | --- | --- | --- | --- |`);
for (const page of paths) {
  for (const language of languages) {
    const measured = Array.from({ length: runs }, () =>
      measure(`${origin}${page}?lang=${language}`),
    );
    const performance = measured.map((scores) => scores.performance);
    const others = measured.flatMap((scores) => categories.slice(1).map((name) => scores[name]));
    console.log(
      `| ${page} | ${language} | ${median(performance)} | ${Math.min(...performance)} | ${Math.min(...others)} |`,
    );
  }
}
fs.rmSync(folder, { recursive: true });
console.log(
  `load of the machine: ${os
    .loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`,
);
