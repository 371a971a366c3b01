/**
 * Fires requests at a port from a process of its own: started once by the bench, it takes one
 * `LoadJob` after the other as messages, and answers each with a `Measured`.
 */
import autocannon from 'autocannon';
import { type Measured, quantile } from './measured.ts';

/** What is fired, for how long, over how many connections. */
export interface LoadJob {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
  /**
   * Whether the time of the first response of each connection is left out (a failure counts): it
   * waits until the one process has accepted the connection, of which Node accepts one in each turn
   * of its event loop.
   */
  withoutFirst?: true;
  /** Absent: GET, the same each time. */
  command?: {
    /** `LEARNER` in path, body and headers becomes a number that is counted up from here. */
    firstLearner: number;
    /** Null: the call only reads. */
    body: string | null;
  };
}

const withLearner = (text: string, learner: number) => text.replaceAll('LEARNER', String(learner));

async function fire(job: LoadJob) {
  const { port, path, connections, seconds, headers, command } = job;
  let sent = 0;
  const times: number[] = [];
  let failed = 0;
  const began = performance.now();
  const run = autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration: seconds,
    requests: [
      command === undefined
        ? { path, headers }
        : {
            path,
            method: command.body === null ? 'GET' : 'POST',
            setupRequest: (request: object) => {
              const learner = command.firstLearner + sent;
              sent += 1;
              const type = command.body !== null && { 'content-type': 'application/json' };
              const all = { ...type, ...headers };
              return {
                ...request,
                path: withLearner(path, learner),
                headers: Object.fromEntries(
                  Object.entries(all).map(([name, value]) => [name, withLearner(value, learner)]),
                ),
                ...(command.body !== null && { body: withLearner(command.body, learner) }),
              };
            },
          },
    ],
  });
  const known = new WeakSet<object>();
  run.on('response', (client: unknown, status: number, _bytes: number, ms: number) => {
    const isFirst = !known.has(client as object);
    known.add(client as object);
    if (status < 200 || status >= 300) failed += 1;
    else if (!(isFirst && job.withoutFirst === true)) times.push(ms);
  });
  const { errors, throughput } = await run;
  // Not the samples of the tool, which are whole seconds: the run may be shorter.
  const elapsed = Math.min((performance.now() - began) / 1000, seconds);
  times.sort((one, other) => one - other);
  const measured: Measured = {
    perSecond: times.length / elapsed,
    p50: quantile(times, 0.5),
    p99: quantile(times, 0.99),
    failed: failed + errors,
    sent,
    bytes: throughput.total,
  };
  return measured;
}

process.on('message', (job: LoadJob) => {
  fire(job).then(
    (measured) => process.send?.(measured),
    (error: Error) => {
      process.stderr.write(`${error.stack}\n`);
      process.exit(1);
    },
  );
});
