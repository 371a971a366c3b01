/**
 * `node bench/rolling-restart.ts [rounds]`: two academies behind Caddy with the lines of
 * `deploy/Caddyfile`, restarted one after the other as docs/operations.md says ("Updates without a
 * gap"), while twenty clients of as many addresses read and write. Every request has to succeed, and
 * everything that was acknowledged has to be there once. Caddy 2.6 or later has to be installed.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';

const ROUNDS = Number(process.argv[2] ?? 3);
const CLIENTS = 20;
/** About as long as a description of a teacher. */
const BODY_BYTES = 2_000;
/** Proxy and academies have served for so long before the first restart, and serve after the last. */
const CALM_MS = 5_000;
const PAUSE_MS = 50;
const DRAIN_SECONDS = 5;

interface Failure {
  second: number;
  method: string;
  reason: string;
}

/** A client with a separate address and one connection, kept alive unless the server closes it. */
class Client {
  readonly #agent: http.Agent;
  readonly #port: number;

  constructor(port: number, number: number) {
    this.#port = port;
    this.#agent = new http.Agent({
      keepAlive: true,
      maxSockets: 1,
      localAddress: `127.0.0.${number + 1}`,
    });
  }

  async send(address: string, headers: Record<string, string>, body?: string): Promise<number> {
    const request = http.request({
      agent: this.#agent,
      host: '127.0.0.1',
      port: this.#port,
      method: body === undefined ? 'GET' : 'POST',
      path: address,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
    });
    request.end(body);
    const [response] = (await once(request, 'response')) as [http.IncomingMessage];
    response.resume();
    await once(response, 'end');
    return response.statusCode ?? 0;
  }

  close(): void {
    this.#agent.destroy();
  }
}

async function untilReady(port: number): Promise<void> {
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200) await wait(PAUSE_MS);
}

/** Starts Caddy as `deploy/Caddyfile` has it, without TLS. @returns its process */
async function startCaddy(folder: string, port: number, academies: readonly number[]) {
  const deployed = fs.readFileSync(path.join(import.meta.dirname, '../deploy/Caddyfile'), 'utf8');
  const upstreams = academies.map((one) => `127.0.0.1:${one}`).join(' ');
  const site = deployed
    .replace('{$ACADEMY_HOST}', `http://:${port}`)
    .replace('academy-1:3000 academy-2:3000', upstreams);
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  const caddy = spawn('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], {
    stdio: 'ignore',
    env: { ...process.env, HOME: folder },
  });
  await once(caddy, 'spawn');
  return caddy;
}

const academy = await BenchAcademy.open('postgres');
let caddy: ChildProcess | undefined;
try {
  const ports = [await freePort(), await freePort()];
  const port = await freePort();
  const settings = {
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DRAIN_SECONDS: String(DRAIN_SECONDS),
    TRUST_PROXY: '1',
    NODE_COMPILE_CACHE: academy.folder,
  };
  const processes = [];
  for (const one of ports) processes.push(await academy.start(one, settings));
  const { token } = await logIn(ports[0] ?? 0, 'admin');
  caddy = await startCaddy(academy.folder, port, ports);
  await wait(CALM_MS);

  const began = performance.now();
  const second = () => (performance.now() - began) / 1000;
  const counts = { GET: 0, POST: 0 };
  const failures: Failure[] = [];
  const acknowledged: string[] = [];
  let isOver = false;
  let sent = 0;

  const attempt = async (client: Client, method: 'GET' | 'POST') => {
    const name = `Teacher ${sent++}`;
    counts[method]++;
    const headers = { authorization: `Bearer ${token}` };
    try {
      const status =
        method === 'GET'
          ? await client.send('/api/course/lists', {})
          : await client.send(
              '/api/admin/teachers',
              headers,
              JSON.stringify({ name, name_zh: name, bio: 'x'.repeat(BODY_BYTES) }),
            );
      if (status !== 200) throw new Error(`status ${status}`);
      if (method === 'POST') acknowledged.push(name);
    } catch (error) {
      failures.push({ second: second(), method, reason: (error as Error).message });
    }
  };
  const clients = Array.from({ length: CLIENTS }, (_, number) => new Client(port, number));
  const working = clients.map(async (client) => {
    while (!isOver) {
      for (const method of ['GET', 'POST'] as const) {
        await attempt(client, method);
        await wait(PAUSE_MS);
      }
    }
    client.close();
  });

  await wait(CALM_MS);
  for (let round = 1; round <= ROUNDS; round++) {
    for (const [index, one] of ports.entries()) {
      const stopping = processes[index];
      if (stopping === undefined) continue;
      const from = second();
      const exit = once(stopping, 'exit');
      stopping.kill('SIGTERM');
      const [code] = await exit;
      const stopped = second();
      processes[index] = await academy.start(one, settings);
      const line = `stopped in ${(stopped - from).toFixed(1)} s (code ${code}), serves again after ${(second() - stopped).toFixed(1)} s`;
      await untilReady(one);
      // By then the proxy has noticed.
      await wait(DRAIN_SECONDS * 1000);
      process.stdout.write(`round ${round}, academy ${index + 1}: ${line}\n`);
    }
  }
  await wait(CALM_MS);
  isOver = true;
  await Promise.all(working);

  const database = new pg.Client({ connectionString: academy.databaseUrl ?? '' });
  await database.connect();
  const { rows } = await database.query<{ name: string }>(
    "select name from teachers where name like 'Teacher %'",
  );
  await database.end();
  const listed = rows.map(({ name }) => name);
  const found = new Set(listed);
  const lost = acknowledged.filter((name) => !found.has(name)).length;
  const doubled = listed.length - found.size;
  process.stdout.write(
    `${counts.GET} GET and ${counts.POST} POST, ${failures.length} failed; ${acknowledged.length} acknowledged, ${lost} lost, ${doubled} doubled\n`,
  );
  for (const one of failures.slice(0, 20)) process.stdout.write(`${JSON.stringify(one)}\n`);
  if (failures.length + lost + doubled > 0) process.exitCode = 1;
} finally {
  caddy?.kill();
  await academy.close();
}
