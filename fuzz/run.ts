/**
 * `npm run fuzz`: sends generated requests, of every call that the document of the API names, to an
 * academy of its own with demo data, as each of the seven kinds of callers, and judges each answer:
 * no status 500, none that the document does not name, nothing shown that nobody may see. After it
 * the checks of ledger, revenue and counters run on what is left. The same seed sends the same requests.
 * - `-- --requests=100000` how many (100,000 without it),
 * - `-- --seed=1` which ones,
 * - `-- --engine=postgres|embedded` (embedded without it),
 * - `-- --only=/api/course` operations whose name holds this.
 * Exit code 0: no fault.
 */
import fs from 'node:fs';
import path from 'node:path';
import type { OpenAPIV3_1 } from 'openapi-types';
import { BenchAcademy } from '../bench/academy-process.ts';
import { getTimeZone } from '../server/features/academy/index.ts';
import { findCounterDrift } from '../server/features/courses/index.ts';
import { findWrongDays } from '../server/features/daily-figures/index.ts';
import { checkRevenue } from '../server/features/payments/index.ts';
import { checkLedger } from '../server/features/points/index.ts';
import { freePort } from '../server/testing/free-port.ts';
import { FuzzAccounts } from './accounts.ts';
import { nameOf, readOperations } from './operations.ts';
import { type GeneratedRequest, generateRequests } from './requests.ts';
import { type Outcome, send } from './send.ts';

const CLIENTS = 8;
/** How often sessions are opened again, in requests. */
const RENEWAL = 3_000;
const PROGRESS = 10_000;

const optionOf = (name: string): string | undefined =>
  process.argv.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3);
const wanted = Number(optionOf('requests') ?? 100_000);
const seed = Number(optionOf('seed') ?? 1);
const engine = optionOf('engine') === 'postgres' ? 'postgres' : 'embedded';
const only = optionOf('only') ?? '';

/** A kind of fault, with the first request that met it. */
interface Found {
  count: number;
  first: GeneratedRequest;
  excerpt: string;
}

const found = new Map<string, Found>();
const statuses = new Map<string, number>();
const successes = new Set<string>();

function record(request: GeneratedRequest, { status, fault, excerpt }: Outcome): void {
  const name = nameOf(request.operation);
  statuses.set(String(status), (statuses.get(String(status)) ?? 0) + 1);
  if (status !== null && status < 300) successes.add(name);
  if (fault === null) return;
  const key = `${name}: ${fault}`;
  const known = found.get(key);
  if (known) known.count++;
  else found.set(key, { count: 1, first: request, excerpt });
}

async function sendAll(url: string, operations: ReturnType<typeof readOperations>): Promise<void> {
  const accounts = new FuzzAccounts(url);
  await accounts.open();
  const requests = generateRequests(operations, seed);
  let sent = 0;
  const client = async () => {
    while (sent < wanted) {
      sent++;
      if (sent % RENEWAL === 0) accounts.forgetAll();
      if (sent % PROGRESS === 0) console.error(`${sent} requests, ${found.size} kinds of fault`);
      const { value: request } = requests.next();
      if (request) record(request, await send(url, accounts, request));
    }
  };
  await Promise.all(Array.from({ length: CLIENTS }, client));
}

/** The checks that also run every night. @returns the names of those that do not hold */
async function brokenInvariants(academy: BenchAcademy): Promise<string[]> {
  return academy.prepare(async ({ database: { db } }) => {
    const now = new Date();
    const { invariants } = await checkLedger(db, now);
    const revenue = (await checkRevenue(db, now)).invariants;
    const broken = [...invariants, ...revenue]
      .filter(({ ok }) => !ok)
      .map(({ name, detail }) => `${name}: ${detail}`);
    const drift = await findCounterDrift(db);
    const days = await findWrongDays(db, await getTimeZone(db));
    return [
      ...broken,
      ...drift.map((one) => `counter: ${JSON.stringify(one)}`),
      ...days.map((day) => `figures of ${day}`),
    ];
  });
}

const document = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../docs/openapi.json'), 'utf8'),
) as OpenAPIV3_1.Document;
const operations = readOperations(document).filter((one) => nameOf(one).includes(only));
const academy = await BenchAcademy.open(engine);
const port = await freePort();
// Requests name addresses of their own, so that no limit of one address ends them.
const server = await academy.start(port, {
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  TRUST_PROXY: '127.0.0.1',
});
const started = performance.now();
try {
  await sendAll(`http://127.0.0.1:${port}`, operations);
} finally {
  await academy.stop(server);
}
const seconds = (performance.now() - started) / 1000;
const broken = await brokenInvariants(academy);
await academy.close();

for (const [key, { count, first, excerpt }] of found) {
  console.log(`\n${count} × ${key}`);
  console.log(`  as ${first.caller}: ${first.operation.method} ${first.path.slice(0, 500)}`);
  if (first.mediaType)
    console.log(`  ${first.mediaType}: ${JSON.stringify(first.body)?.slice(0, 500)}`);
  if (excerpt !== '') console.log(`  ${excerpt}`);
}
const sorted = [...statuses].sort(([one], [other]) => one.localeCompare(other));
const never = operations.map(nameOf).filter((name) => !successes.has(name));
console.log(`\n${wanted} requests, seed ${seed}, ${engine}, ${seconds.toFixed(0)} s`);
console.log(sorted.map(([status, count]) => `${status}: ${count}`).join('  '));
console.log(
  `${operations.length - never.length} of ${operations.length} operations succeeded at least once`,
);
if (never.length > 0) console.log(`never: ${never.join(', ')}`);
for (const one of broken) console.log(`BROKEN ${one}`);
console.log(`${found.size} kinds of fault, ${broken.length} broken invariants`);
process.exitCode = found.size === 0 && broken.length === 0 ? 0 : 1;
