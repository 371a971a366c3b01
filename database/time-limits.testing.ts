import fs from 'node:fs';
import net from 'node:net';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { DatabaseUnavailableError } from './database-unavailable-error.ts';
import { openPostgres } from './open.ts';
import { openReadReplica } from './read-replica.ts';
import { SilentProxy, socketOf } from './testing/silent-proxy.ts';
import { CLUSTER_VARIABLE } from './testing/test-database.ts';
import { databaseTimeLimits } from './time-limits.ts';

/** Something that waits for what never comes. */
export interface BlackHoleCase {
  /** Ends when the limit of the wait is over, in the way that the table says. */
  wait: () => Promise<unknown>;
  close: () => Promise<unknown>;
}

const clusterUrl = () => process.env[CLUSTER_VARIABLE] ?? '';

/** A pool, and one through which its tests hold what others wait for. */
function openTwo(options: Parameters<typeof openPostgres>[1] = {}) {
  const database = openPostgres(clusterUrl(), { poolSize: 2, ...options });
  const other = openPostgres(clusterUrl(), { poolSize: 2 });
  return { database, other, close: () => Promise.all([database.close(), other.close()]) };
}

/** Holds a transaction with a statement open until it is released. */
async function hold({ db }: ReturnType<typeof openPostgres>, statement: string) {
  const held = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  const over = db.transaction().execute(async (tx) => {
    await sql.raw(statement).execute(tx);
    held.resolve();
    await released.promise;
  });
  over.catch(held.reject);
  await held.promise;
  return () => {
    released.resolve();
    return over.catch(() => {});
  };
}

async function openBehindProxy(options: Parameters<typeof openPostgres>[1] = {}) {
  const proxy = new SilentProxy(socketOf(clusterUrl()));
  const url = `postgresql://academy@127.0.0.1:${await proxy.listen()}/postgres`;
  const database = openPostgres(url, { poolSize: 2, ...options });
  return {
    proxy,
    url,
    database,
    close: async () => {
      await proxy.close();
      await database.close();
    },
  };
}

/** The time in seconds until the system asks each connection to a port for a sign of life. */
function keepAliveTimers(port: number): number[] {
  const target = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  return fs
    .readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter((fields) => fields[2] === target)
    .map((fields) => {
      const [kind, when = ''] = (fields[5] ?? '').split(':');
      return kind === '02' ? Number.parseInt(when, 16) / 100 : Number.POSITIVE_INFINITY;
    });
}

/** A relay to the server that notes what the academy sends. */
async function openRelay() {
  const sent: Buffer[] = [];
  const sockets: net.Socket[] = [];
  const server = net.createServer((near) => {
    const far = net.connect(socketOf(clusterUrl()));
    for (const socket of [near, far]) sockets.push(socket.on('error', () => {}));
    near
      .on('data', (part) => sent.push(part))
      .pipe(far)
      .pipe(near);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as net.AddressInfo;
  const database = openPostgres(`postgresql://academy@127.0.0.1:${port}/postgres`, { poolSize: 1 });
  await sql`select 1`.execute(database.db);
  return {
    port,
    text: () => Buffer.concat(sent).toString('latin1'),
    close: async () => {
      await database.close();
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

const unavailable = (work: Promise<unknown>) =>
  expect(work).rejects.toBeInstanceOf(DatabaseUnavailableError);

/**
 * A black hole behind each limit of the database. Those of TCP itself, which need a network that
 * loses packets, are looked up instead: what the system was told.
 */
export const databaseBlackHoles: Record<
  Exclude<keyof typeof databaseTimeLimits, 'replicaAnswer'>,
  () => Promise<BlackHoleCase>
> = {
  connection: async () => {
    const { database, close } = openTwo({ poolSize: 1 });
    const silent = await openBehindProxy();
    silent.proxy.fallSilent();
    const release = await hold(database, 'select 1');
    return {
      wait: () =>
        Promise.all(
          [database, silent.database].map(({ db }) => unavailable(sql`select 1`.execute(db))),
        ),
      close: async () => {
        await release();
        await Promise.all([close(), silent.close()]);
      },
    };
  },
  lock: async () => {
    const { database, other, close } = openTwo();
    const statement = 'select pg_advisory_xact_lock(1)';
    const release = await hold(other, statement);
    return {
      wait: () =>
        expect(sql.raw(statement).execute(database.db)).rejects.toMatchObject({ code: '55P03' }),
      close: async () => {
        await release();
        await close();
      },
    };
  },
  migrationLock: async () => {
    const { database, other, close } = openTwo();
    await database.runScript('drop table if exists hole; create table hole (number integer)');
    const release = await hold(other, 'lock table hole');
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*) from pg_locks where relation = 'hole'::regclass and not granted`.execute(
        database.db,
      );
      return rows[0]?.count;
    };
    return {
      wait: async () => {
        const script = database.runScript('alter table hole add column more integer');
        await expect.poll(waiting).toBe(1);
        await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
        await release();
        await script;
      },
      close,
    };
  },
  statement: async () => {
    const { database, close } = openTwo();
    return {
      wait: () =>
        expect(sql`select pg_sleep(60)`.execute(database.db)).rejects.toMatchObject({
          code: '57014',
        }),
      close,
    };
  },
  idleTransaction: async () => {
    const { database, other, close } = openTwo();
    const statement = 'select pg_advisory_xact_lock(2)';
    const release = await hold(database, statement);
    return {
      wait: () => sql.raw(statement).execute(other.db),
      close: async () => {
        await release();
        await close();
      },
    };
  },
  healthCheck: async () => {
    const { proxy, database, close } = await openBehindProxy();
    expect(await database.health.state()).toBe('up');
    proxy.fallSilent();
    return {
      wait: () => expect.poll(() => database.health.last(), { timeout: 10_000 }).toBe('away'),
      close,
    };
  },
  silentConnection: async () => {
    const { proxy, database, close } = await openBehindProxy();
    await sql`select 1`.execute(database.db);
    proxy.forgetOpen();
    return { wait: () => unavailable(sql`select 1`.execute(database.db)), close };
  },
  answer: async () => {
    const { database, other, close } = openTwo();
    const pooled = openPostgres(clusterUrl(), { poolSize: 1, hasTransactionPooler: true });
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(
      database.db,
    );
    const pid = rows[0]?.pid ?? 0;
    return {
      wait: async () => {
        process.kill(pid, 'SIGSTOP');
        await Promise.all([
          unavailable(sql`select 1`.execute(database.db)),
          unavailable(sql`select pg_sleep(60)`.execute(pooled.db)),
        ]);
        // The place of the frozen one is free again, and nothing else was hurt.
        await Promise.all([database, other].map(({ db }) => sql`select 1`.execute(db)));
      },
      close: async () => {
        process.kill(pid, 'SIGCONT');
        await Promise.all([close(), pooled.close()]);
      },
    };
  },
  changes: async () => {
    const { proxy, database, close } = await openBehindProxy();
    database.changes.onChange(() => {});
    await expect.poll(() => database.changes.isLive(), { timeout: 10_000 }).toBe(true);
    proxy.forgetOpen();
    return {
      wait: async () => {
        await expect.poll(() => database.changes.isLive(), { timeout: 5_000 }).toBe(false);
        await expect.poll(() => database.changes.isLive(), { timeout: 5_000 }).toBe(true);
      },
      close,
    };
  },
  replicaCheck: async () => {
    const { database, close } = openTwo();
    const { proxy, url, close: closeProxy } = await openBehindProxy();
    proxy.fallSilent();
    const replica = openReadReplica(url, database, { poolSize: 2 });
    return {
      wait: async () => {
        expect(replica.isReadable()).toBe(false);
        proxy.speakAgain();
        await expect.poll(() => replica.isReadable(), { timeout: 10_000 }).toBe(true);
      },
      close: async () => {
        await replica.close();
        await Promise.all([close(), closeProxy()]);
      },
    };
  },
  keepAlive: async () => {
    const { port, text, close } = await openRelay();
    const seconds = databaseTimeLimits.keepAlive.milliseconds / 1_000;
    return {
      wait: async () => {
        expect(text()).toContain(`set tcp_keepalives_idle = ${seconds}`);
        const timers = keepAliveTimers(port);
        expect(timers.length).toBeGreaterThan(0);
        for (const timer of timers) expect(timer).toBeLessThanOrEqual(seconds);
      },
      close,
    };
  },
  unacknowledged: async () => {
    const { text, close } = await openRelay();
    const { milliseconds } = databaseTimeLimits.unacknowledged;
    return {
      wait: async () => expect(text()).toContain(`set tcp_user_timeout = ${milliseconds}`),
      close,
    };
  },
};
