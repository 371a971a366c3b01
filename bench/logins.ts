/**
 * `node bench/logins.ts [people]`: this many users log in at the same moment, then forty a second for
 * twenty seconds. Each logs in once, from a separate address and over an open connection, as behind a
 * proxy, while a learner repeats a cheap call. Then this many guests open the pages of a process that
 * has just started. Fails where a cheap call or a guest is refused, where the 95th
 * percentile of the cheap call is over half a second, or an accepted login takes over three seconds.
 */
import http from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { hashPassword } from '../server/features/accounts/index.ts';
import { freePort } from '../server/testing/free-port.ts';
import { BenchAcademy, logIn } from './academy-process.ts';
import { addLearners } from './commands/learners.ts';
import { writeResults } from './report.ts';

const PEOPLE = Number(process.argv[2] ?? 300);
const SUSTAINED_SECONDS = 20;
const LOGINS_PER_SECOND = 40;
const MAX_CHEAP_P95_MS = 500;
const MAX_LOGIN_MS = 3000;
const PASSWORD = 'a password of the bench';
const pages = ['/', '/courses', '/courses/1', '/teachers', '/rewards', '/glossary'];

interface Timed {
  status: number;
  ms: number;
}

function send(port: number, path: string, more: http.RequestOptions, body?: object) {
  const began = performance.now();
  return new Promise<Timed>((resolve, reject) => {
    const request = http.request({ port, path, host: '127.0.0.1', ...more });
    request.once('error', reject);
    request.once('response', (response) => {
      response.resume().once('end', () => {
        resolve({ status: response.statusCode ?? 0, ms: performance.now() - began });
      });
    });
    request.end(body && JSON.stringify(body));
  });
}

/** Creates HTTP agents, each with one open connection from a separate address. */
async function connect(port: number, count: number): Promise<http.Agent[]> {
  const agents = Array.from({ length: count }, (_, nth) => {
    const localAddress = `127.0.${1 + Math.floor(nth / 250)}.${1 + (nth % 250)}`;
    return new http.Agent({ keepAlive: true, maxSockets: 1, localAddress });
  });
  for (const agent of agents) await send(port, '/healthz', { agent });
  return agents;
}

/** Makes the cheap call until the work is done. */
async function sendMeanwhile(port: number, token: string, path: string, work: Promise<unknown>) {
  const agent = new http.Agent({ keepAlive: true });
  const headers = { authorization: `Bearer ${token}` };
  const answers: Promise<Timed>[] = [];
  let isOver = false;
  void work.finally(() => {
    isOver = true;
  });
  while (!isOver) {
    answers.push(send(port, path, { agent, headers }));
    await wait(20);
  }
  const all = await Promise.all(answers);
  agent.destroy();
  return all;
}

function printRow(name: string, answers: readonly Timed[]) {
  const times = answers.filter(({ status }) => status === 200).map(({ ms }) => ms);
  times.sort((one, other) => one - other);
  const at = (part: number) => Math.round(times[Math.ceil(times.length * part) - 1] ?? 0);
  const row = {
    name,
    served: times.length,
    refused: answers.filter(({ status }) => status === 503).length,
    other: answers.filter(({ status }) => status !== 200 && status !== 503).length,
    p50: at(0.5),
    p95: at(0.95),
    max: at(1),
  };
  process.stdout.write(`| ${Object.values(row).join(' | ')} |\n`);
  return row;
}

const academy = await BenchAcademy.open('postgres');
try {
  const count = PEOPLE + SUSTAINED_SECONDS * LOGINS_PER_SECOND;
  const first = await academy.prepare(async ({ database }) => {
    const first = await addLearners(database, count);
    const password_hash = await hashPassword(PASSWORD);
    await database.db
      .updateTable('users')
      .set({ password_hash })
      .where('user_id', '>=', first)
      .execute();
    return first;
  });
  const port = await freePort();
  const child = await academy.start(port);
  const { token, userId } = await logIn(port);
  const cheap = `/api/points/balance?user_id=${userId}`;
  const agents = await connect(port, count);
  const logInAs = (person: number) => {
    const agent = agents[person];
    if (agent === undefined) throw new Error('there are as many agents as people');
    const headers = { 'content-type': 'application/json' };
    const email = `bench${first + person + 1}@example.com`;
    const body = { email, password: PASSWORD };
    return send(port, '/api/users/login', { agent, method: 'POST', headers }, body);
  };
  process.stdout.write(
    '| what | served | refused | other | p50 ms | p95 ms | max ms |\n| --- | --- | --- | --- | --- | --- | --- |\n',
  );
  const burst = Promise.all(Array.from({ length: PEOPLE }, (_, person) => logInAs(person)));
  const cheapInBurst = await sendMeanwhile(port, token, cheap, burst);
  const logins = [printRow(`${PEOPLE} logins at once`, await burst)];
  const cheaps = [printRow('a cheap call meanwhile', cheapInBurst)];
  const sustained = Promise.all(
    Array.from({ length: count - PEOPLE }, async (_, nth) => {
      await wait((nth / LOGINS_PER_SECOND) * 1000);
      return logInAs(PEOPLE + nth);
    }),
  );
  const cheapSustained = await sendMeanwhile(port, token, cheap, sustained);
  logins.push(printRow(`${LOGINS_PER_SECOND} logins a second`, await sustained));
  cheaps.push(printRow('a cheap call meanwhile', cheapSustained));
  for (const agent of agents) agent.destroy();
  await academy.stop(child);
  const again = await freePort();
  await academy.start(again);
  const visitors = await connect(again, PEOPLE);
  const opened = visitors.map((agent, nth) =>
    send(again, pages[nth % pages.length] ?? '/', { agent }),
  );
  const guests = printRow(`${PEOPLE} guests after a start`, await Promise.all(opened));
  for (const agent of visitors) agent.destroy();
  writeResults('logins-results.json', {}, [...logins, ...cheaps, guests]);
  const isFine =
    cheaps.every(({ refused, other, p95 }) => refused + other === 0 && p95 <= MAX_CHEAP_P95_MS) &&
    logins.every(({ other, max }) => other === 0 && max <= MAX_LOGIN_MS) &&
    guests.refused + guests.other === 0;
  if (!isFine) process.exitCode = 1;
} finally {
  await academy.close();
}
