/**
 * `node bench/video.ts [seconds]`: how fast a recording of a gigabyte reaches 64 clients that ask
 * for parts of it, from the academy in one process and two, from nginx that serves the same file, and from nginx in
 * front of an academy that lets it send files (`FILE_OFFLOAD`). Three rounds that alternate, and
 * the memory of the academy. Needs nginx (`apt-get install nginx-light`).
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy } from './academy-process.ts';
import { residentMegabytes } from './memory-of.ts';
import { writeResults } from './report.ts';
import { assertNginx, startNginx, stopNginx } from './video/nginx.ts';
import type { RangeJob, RangeMeasured } from './video/range-load.ts';

const SECONDS = Number(process.argv[2] ?? 5);
const ROUNDS = 3;
const CLIENTS = 64;
const MEGABYTE = 1024 * 1024;
const FILE_BYTES = 1024 * MEGABYTE;
/** What a browser asks for at once is of this order. */
const PART_BYTES = 4 * MEGABYTE;
const SAMPLE_MS = 200;
const NAME = '0a0b0c0d-0000-4000-8000-000000000001.mp4';

/** A recording that a free lesson shows: its bytes, and the rows that let everybody have it. */
async function addRecording(academy: BenchAcademy): Promise<void> {
  const folder = path.join(academy.dataDir, 'files/media/0a');
  fs.mkdirSync(folder, { recursive: true });
  const file = fs.openSync(path.join(folder, NAME), 'w');
  const part = Buffer.alloc(MEGABYTE, 'a recording ');
  for (let written = 0; written < FILE_BYTES; written += MEGABYTE) fs.writeSync(file, part);
  fs.closeSync(file);
  await academy.prepare(async ({ database: { db } }) => {
    await sql`insert into files (key, kind, mime, bytes, original_name, purpose, state)
      values (${`media/0a/${NAME}`}, 'video', 'video/mp4', ${FILE_BYTES}, 'talk.mp4', 'media', 'kept')
      `.execute(db);
    await sql`insert into file_uses (file_id, entity, entity_id)
      select file_id, 'teacher', '1' from files where key = ${`media/0a/${NAME}`}`.execute(db);
  });
}

assertNginx();
const academy = await BenchAcademy.open('postgres');
const load = fork(path.join(import.meta.dirname, 'video/range-load.ts'));
const fetchParts = async (port: number, address: string): Promise<RangeMeasured> => {
  const job: RangeJob = {
    ...{ port, path: address, clients: CLIENTS, seconds: SECONDS },
    ...{ fileBytes: FILE_BYTES, partBytes: PART_BYTES },
  };
  load.send(job);
  const [measured] = await once(load, 'message');
  return measured as RangeMeasured;
};

try {
  await addRecording(academy);
  const [port, offloadPort, nginxPort] = [await freePort(), await freePort(), await freePort()];
  const workersPort = await freePort();
  const server = await academy.start(port);
  await academy.start(offloadPort, { FILE_OFFLOAD: 'nginx:/internal/files' });
  await academy.start(workersPort, { WORKERS: '2' });
  const files = path.join(academy.dataDir, 'files');
  const nginx = await startNginx(academy.folder, {
    port: nginxPort,
    files,
    academyPort: offloadPort,
  });
  const senders = [
    ['nginx', nginxPort, `/plain/media/0a/${NAME}`],
    ['academy', port, `/uploads/${NAME}`],
    ['academy, two processes', workersPort, `/uploads/${NAME}`],
    ['academy behind nginx (FILE_OFFLOAD)', nginxPort, `/uploads/${NAME}`],
  ] as const;
  const rounds = senders.map((): RangeMeasured[] => []);
  const before = residentMegabytes(server.pid ?? 0);
  let most = before;
  const sampling = setInterval(() => {
    most = Math.max(most, residentMegabytes(server.pid ?? 0));
  }, SAMPLE_MS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, [, at, address]] of senders.entries()) {
      rounds[index]?.push(await fetchParts(at, address));
    }
  }
  clearInterval(sampling);
  const middle = (all: readonly RangeMeasured[] = []) =>
    [...all].sort((one, other) => one.megabytesPerSecond - other.megabytesPerSecond)[1];
  const limit = middle(rounds[0])?.megabytesPerSecond ?? 0;
  const line = (cells: readonly string[]) => process.stdout.write(`| ${cells.join(' | ')} |\n`);
  const heads = ['sender', 'MB/s', 'beside nginx', 'p50 ms', 'p99 ms', 'failed'];
  line(heads);
  line(heads.map(() => '---'));
  for (const [index, [name]] of senders.entries()) {
    const measured = middle(rounds[index]);
    if (measured === undefined) continue;
    const { megabytesPerSecond, p50, p99, failed } = measured;
    line([
      ...[name, megabytesPerSecond.toFixed(0), (megabytesPerSecond / limit).toFixed(2)],
      ...[p50.toFixed(0), p99.toFixed(0), String(failed)],
    ]);
  }
  process.stdout.write(`\nacademy: ${before} MB before, ${most} MB at most\n`);
  writeResults('video-results.json', { seconds: SECONDS, before, most }, rounds);
  await stopNginx(nginx);
} finally {
  load.kill();
  await academy.close();
}
