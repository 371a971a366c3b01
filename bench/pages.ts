/**
 * What hydration costs a slow phone: `node bench/pages.ts http://127.0.0.1:3000 [runs] [path …]`
 * against a running academy, with a cold cache, a processor slowed down four times and a line of
 * 1.6 Mbit/s with 150 ms there and back. Prints medians for bench/README.md.
 */
import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/machine.mjs';

const [origin = 'http://127.0.0.1:3000', runs = '7', ...named] = process.argv.slice(2);
const paths = named.length > 0 ? named : ['/', '/courses', '/courses/1', '/auth/login'];
/** A phone of the middle class against the machine that measures. */
const PROCESSOR_SLOWDOWN = 4;
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};
/** Time after hydration in which late tasks still count. */
const LATE_TASKS_MS = 1500;

interface Visit {
  firstPaint: number;
  largestPaint: number;
  /** When React has hydrated the lesson of the page. */
  hydrated: number;
  /** What tasks take beyond 50 ms each, from the first paint on. */
  blocked: number;
  longestTask: number;
}

/** Runs in the page before anything of it; uses nothing from around it. */
function observe(): void {
  const seen = { tasks: [] as { start: number; ms: number }[], largest: 0, hydrated: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      seen.tasks.push({ start: entry.startTime, ms: entry.duration });
    }
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  const look = () => {
    const content = document.querySelector('#content');
    const isHydrated =
      content !== null && Object.keys(content).some((key) => key.startsWith('__reactFiber$'));
    if (isHydrated) seen.hydrated = performance.now();
    else setTimeout(look, 10);
  };
  look();
}

const executablePath = findChromium();
if (executablePath === null) throw new Error('Chromium is missing: apt-get install chromium');
const browser = await chromium.launch({
  executablePath,
  args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
});

async function visit(path: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    locale: 'zh-CN',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', LINE);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: PROCESSOR_SLOWDOWN });
  await page.addInitScript(observe);
  await page.goto(origin + path, { waitUntil: 'load' });
  // A part of what is measured: tasks may still come when the page is hydrated.
  await page.waitForFunction((lateTasksMs) => {
    const { hydrated } = (window as unknown as { seen: { hydrated: number } }).seen;
    return hydrated > 0 && performance.now() > hydrated + lateTasksMs;
  }, LATE_TASKS_MS);
  const result = await page.evaluate(() => {
    const { seen } = window as unknown as {
      seen: { tasks: { start: number; ms: number }[]; largest: number; hydrated: number };
    };
    const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const after = seen.tasks.filter(({ start, ms }) => start + ms > firstPaint);
    return {
      firstPaint,
      largestPaint: seen.largest,
      hydrated: seen.hydrated,
      blocked: after.reduce((sum, { ms }) => sum + ms - 50, 0),
      longestTask: Math.max(0, ...after.map(({ ms }) => ms)),
    };
  });
  await context.close();
  return result;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

process.stdout.write(
  '| page | first paint | largest paint | hydrated | blocked | longest task |\n| --- | --- | --- | --- | --- | --- |\n',
);
for (const path of paths) {
  // The first visit warms the server up.
  await visit(path);
  const visits: Visit[] = [];
  for (let run = 0; run < Number(runs); run++) visits.push(await visit(path));
  const cells = (['firstPaint', 'largestPaint', 'hydrated', 'blocked', 'longestTask'] as const).map(
    (key) => median(visits.map((one) => one[key])).toFixed(0),
  );
  process.stdout.write(`| \`${path}\` | ${cells.join(' | ')} |\n`);
}
await browser.close();
