import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from '@prometheus-io/client';
import type { AcademyDatabase } from '#database/open.ts';
import type { ReadReplica } from '#database/read-replica.ts';
import type { BreachedPasswords } from '#server/lib/breached-passwords.ts';
import type { VirusScanner } from '#server/lib/clamav.ts';

/** Upper bounds of the latency buckets, in seconds. */
const LATENCY_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10];

/** What one process measures of itself, in the names of Prometheus. Units are the last word. */
export interface Metrics {
  registry: Registry;
  /** By method, route pattern and status: never by the address itself, which holds ids. */
  requestDuration: Histogram<'method' | 'route' | 'status'>;
  requestsInFlight: Gauge;
  requestsShed: Counter<'kind'>;
  /** Responses with the status 503, by what they are due to. */
  unavailable: Counter<'reason'>;
  guestResponses: Counter<'outcome'>;
  loginsRefused: Counter<'status'>;
}

/** What a process depends on, and measures as well. */
interface Measured {
  /** Without `poolState` it is embedded and has no pool. */
  database: Pick<AcademyDatabase, 'health' | 'poolState'>;
  scanner: VirusScanner | null;
  breachedPasswords: BreachedPasswords | null;
}

/**
 * A registry of its own for each app, so that tests that open several do not share figures.
 */
export function createMetrics({ database, scanner, breachedPasswords }: Measured): Metrics {
  const { health, poolState } = database;
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'academy_database_up',
    help: 'Whether the database answers and takes changes, as the last check of the second has found.',
    registers,
    aggregator: 'min',
    async collect() {
      this.set((await health.state()) === 'up' ? 1 : 0);
    },
  });
  if (poolState !== undefined) {
    new Gauge({
      name: 'academy_database_connections',
      help: 'Connections to PostgreSQL by state; waiting: requests that wait for one.',
      labelNames: ['state'],
      registers,
      collect() {
        for (const [state, count] of Object.entries(poolState())) this.set({ state }, count);
      },
    });
  }
  if (scanner !== null) measureScanner(scanner, registers);
  if (breachedPasswords !== null) {
    countResults(breachedPasswords.counts, {
      name: 'academy_breached_password_lookups_total',
      help: 'New passwords that were looked up, by result; failed: accepted without an answer.',
      registers,
    });
  }
  return {
    registry,
    requestDuration: new Histogram({
      name: 'academy_http_request_duration_seconds',
      help: 'Time from the request to the end of its response.',
      labelNames: ['method', 'route', 'status'],
      buckets: LATENCY_BUCKETS,
      registers,
    }),
    requestsInFlight: new Gauge({
      name: 'academy_http_requests_in_flight',
      help: 'Requests whose response has not ended.',
      registers,
    }),
    requestsShed: new Counter({
      name: 'academy_http_requests_shed_total',
      help: 'Requests refused early because too many were in flight.',
      labelNames: ['kind'],
      registers,
    }),
    unavailable: new Counter({
      name: 'academy_http_unavailable_total',
      help: 'Responses with the status 503 by reason; shed: too many in flight; health: readiness.',
      labelNames: ['reason'],
      registers,
    }),
    guestResponses: new Counter({
      name: 'academy_guest_responses_total',
      help: 'Responses to guests by whether they came from the cache.',
      labelNames: ['outcome'],
      registers,
    }),
    loginsRefused: new Counter({
      name: 'academy_logins_refused_total',
      help: 'Refused logins by the status of the refusal.',
      labelNames: ['status'],
      registers,
    }),
  };
}

/** What the virus scanner has found, and whether it answers. */
function measureScanner(scanner: VirusScanner, registers: Registry[]): void {
  new Gauge({
    name: 'academy_virus_scanner_up',
    help: 'Whether the virus scanner answers; 0: no upload is accepted.',
    registers,
    // Every process asks the same scanner: the sum would count it several times.
    aggregator: 'min',
    async collect() {
      this.set((await scanner.isUp()) ? 1 : 0);
    },
  });
  countResults(scanner.counts, {
    name: 'academy_virus_scans_total',
    help: 'Files that were scanned, by result; failed: refused because they were not scanned.',
    registers,
  });
}

/** Exposes counts that are kept elsewhere as a counter. */
function countResults(
  counts: Readonly<Record<string, number>>,
  counter: { name: string; help: string; registers: Registry[] },
): void {
  new Counter({
    ...counter,
    labelNames: ['result'],
    collect() {
      this.reset();
      for (const [result, count] of Object.entries(counts)) this.inc({ result }, count);
    },
  });
}

/** Measures how far the replica that answers reads is behind. */
export function measureReplica({ registry }: Metrics, replica: Pick<ReadReplica, 'age'>): void {
  new Gauge({
    name: 'academy_replica_age_seconds',
    help: 'Age of what the replica shows, at most; +Inf until it is known.',
    registers: [registry],
    aggregator: 'max',
    collect() {
      this.set(replica.age() / 1000);
    },
  });
}
