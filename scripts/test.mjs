/**
 * `npm test`: everything, with one summary. `npm run check` (`--quick`): what takes
 * less than two minutes: format, lint, types, unused code, generated files, unit tests.
 * Every step runs, whatever failed before it; the last line is `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { prepareMachine } from './machine.mjs';
import { ensureInstalled, environment, runtime } from './prepare.mjs';

/** A log that goes into a file is read without colours. */
const isTerminal = process.stdout.isTTY === true;
if (!isTerminal) process.env.NO_COLOR = '1';
const plain = isTerminal ? [] : ['--colors=off'];

/**
 * What runs on the embedded database in every run: all tests of SQL and its tables, and the API of
 * what moves points, stock and money. PostgreSQL runs everything (docs/decisions/0147), and
 * `npm run test:api` runs everything here as well.
 */
const embeddedInEveryRun = [
  '.db.test.ts',
  '.embedded.test.ts',
  'demo/',
  'server/features/coupons/',
  'server/features/groups/',
  'server/features/learning/',
  'server/features/orders/',
  'server/features/payments/',
  'server/features/points/',
  'server/features/rewards/',
];

const isQuick = process.argv.includes('--quick');
const results = [];
await ensureInstalled();
const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'academy-test-'));

/** Runs a step of one or more commands and notes its counts. */
function step(name, commands, countOf = null) {
  process.stdout.write(`\n── ${name}\n`);
  const began = Date.now();
  let ok = true;
  for (const [command, ...args] of commands) {
    const { status } = spawnSync(command, args, { stdio: 'inherit', env: environment() });
    ok = ok && status === 0;
  }
  let counts = { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0, red: [] };
  if (countOf !== null) {
    try {
      counts = countOf();
    } catch (error) {
      process.stderr.write(`${name}: no report was written (${error.message})\n`);
      counts = { passed: 0, failed: 1, skipped: 0, red: [] };
    }
    // A runner that failed without a failed test (a broken set-up) counts as failed.
    if (!ok && counts.failed === 0) counts.failed = 1;
  }
  results.push({ name, ...counts, seconds: (Date.now() - began) / 1000 });
  return counts.failed === 0;
}

const node = (...args) => [runtime(), ...args];
const bin = (file, ...args) => node(path.join('node_modules', file), ...args);

/**
 * The failures, by file and name, with the first line of each reason: repeated at the end of a log.
 */
function redOfVitest(files) {
  return files.flatMap(({ name: file, status, message, assertionResults }) => {
    const place = path.relative(process.cwd(), file);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [`${place}: ${firstLine(message)}`] : [];
    return failed.map(
      ({ fullName, failureMessages }) => `${place} › ${fullName}: ${firstLine(failureMessages[0])}`,
    );
  });
}

/**
 * The same of a report of Playwright, whose suites hold suites.
 * @param isWanted which specs: those that failed, or those that passed on the second run only
 */
function journeysWhere(isWanted, { suites = [], specs = [] }) {
  return [
    ...specs.filter(isWanted).map(({ file, line, title, tests }) => {
      const errors = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
      return `${file}:${line} › ${title}: ${firstLine(errors[0]?.message)}`;
    }),
    ...suites.flatMap((suite) => journeysWhere(isWanted, suite)),
  ];
}

const isFlaky = ({ tests }) => tests.some(({ status }) => status === 'flaky');

const firstLine = (text) =>
  stripVTControlCharacters(text ?? '')
    .trim()
    .split('\n')[0];

/**
 * Runs one project of the tests.
 * @param only parts of paths; without them, all its files
 */
function vitest(name, project, only = []) {
  const report = path.join(reports, `${project}.json`);
  step(
    name,
    [
      bin(
        'vitest/vitest.mjs',
        'run',
        '--project',
        project,
        ...only,
        '--reporter=dot',
        '--reporter=json',
        `--outputFile.json=${report}`,
      ),
    ],
    () => {
      const counts = JSON.parse(fs.readFileSync(report, 'utf8'));
      return {
        passed: counts.numPassedTests,
        failed: counts.numFailedTests,
        skipped: counts.numPendingTests + counts.numTodoTests,
        red: redOfVitest(counts.testResults),
      };
    },
  );
}

if (!isQuick) {
  const missing = prepareMachine();
  if (missing.length > 0) {
    process.stderr.write(`${missing.join('\n')}\n`);
    process.stdout.write(`0 passed, ${missing.length} failed\n`);
    process.exit(1);
  }
}

step('format and lint', [
  bin('@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...plain, '.'),
]);
step('types', [bin('@react-router/dev/bin.cjs', 'typegen'), bin('typescript/bin/tsc', '-p', '.')]);
step('unused code', [bin('knip/bin/knip.js')]);
step('generated files', [
  node('scripts/generate-database.ts', '--check'),
  node('scripts/generate-open-api.ts', '--check'),
  node('scripts/generate-permissions.ts', '--check'),
  node('scripts/generate-time-limits.ts', '--check'),
  node('scripts/generate-icons.ts', '--check'),
]);
vitest('unit tests', 'unit');

if (!isQuick) {
  vitest('tests on the embedded database', 'embedded', embeddedInEveryRun);
  vitest('tests on PostgreSQL', 'postgres');
  const built = step('build', [node('scripts/build.mjs')]);
  const report = path.join(reports, 'e2e.json');
  process.env.PLAYWRIGHT_JSON_OUTPUT_NAME = report;
  if (built) {
    step(
      'journeys in Chromium',
      [bin('@playwright/test/cli.js', 'test', '--config', 'e2e/playwright.config.ts')],
      () => {
        const { stats, suites } = JSON.parse(fs.readFileSync(report, 'utf8'));
        return {
          red: journeysWhere(({ ok }) => !ok, { suites }),
          flaky: journeysWhere(isFlaky, { suites }),
          passed: stats.expected + stats.flaky,
          failed: stats.unexpected,
          skipped: stats.skipped,
        };
      },
    );
  }
}

fs.rmSync(reports, { recursive: true, force: true });
const sum = (key) => results.reduce((total, result) => total + result[key], 0);
process.stdout.write('\n');
for (const { name, passed, failed, skipped, seconds, red, flaky = [] } of results) {
  const parts = [`${passed} passed`, failed && `${failed} FAILED`, skipped && `${skipped} skipped`];
  const time = `${seconds.toFixed(1)} s`.padStart(9);
  process.stdout.write(`${time}  ${name}: ${parts.filter(Boolean).join(', ')}\n`);
  for (const line of red) process.stdout.write(`${' '.repeat(11)}✗ ${line}\n`);
  for (const line of flaky)
    process.stdout.write(`${' '.repeat(11)}passed when run again: ${line}\n`);
}
const skipped = sum('skipped');
const isRed = sum('failed') > 0 || (process.env.CI && skipped > 0);
if (process.env.CI && skipped > 0) process.stderr.write('In CI nothing may be skipped.\n');
process.stdout.write(
  `\n${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}\n`,
);
process.exit(isRed ? 1 : 0);
