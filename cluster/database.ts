import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../database/testing/postgres-cluster.ts';
import { type Machine, type Part, responds, waitUntil } from './machine.ts';
import { ports } from './ports.ts';

/** PostgreSQL, a primary and a synchronous replica under Patroni, which keeps its lock in etcd. */

type NodeName = 'a' | 'b';
const nodeNames = ['a', 'b'] as const satisfies readonly NodeName[];

/** One PostgreSQL with the Patroni that minds it. */
interface DatabaseNode {
  name: NodeName;
  patroni: Part;
  /** Holds `data`, and what fills the disk. */
  disk: string;
  /** The folder is a disk of its own. */
  hasOwnDisk: boolean;
}

export interface Database {
  /** As academies reach it: through HAProxy, whoever is the primary. */
  url: string;
  /** The replica, through HAProxy; nobody while there is none. */
  readUrl: string;
  nodes: readonly DatabaseNode[];
  /** The nodes of etcd. */
  locks: readonly Part[];
  primary(): Promise<DatabaseNode>;
  replica(): Promise<DatabaseNode>;
  /** The process of the server itself, which Patroni has started. */
  serverPid(node: DatabaseNode): number;
  /** Resolves when one node leads and the other follows it without delay. */
  isWhole(): Promise<void>;
}

const DISK_MEGABYTES = 900;

/** Seconds. The lock of a primary that is gone ends after `ttl`; Patroni allows no less than 20. */
const timing = { ttl: 20, loop_wait: 2, retry_timeout: 3 };

function configOf(machine: Machine, name: NodeName, disk: string, binaries: string) {
  const loopback = '127.0.0.1';
  const account = (username: string) => ({ username, password: 'cluster' });
  return {
    scope: 'academy',
    name,
    log: { level: 'WARNING' },
    restapi: {
      listen: `${loopback}:${ports.patroni[name]}`,
      connect_address: `${loopback}:${ports.patroni[name]}`,
    },
    etcd3: { hosts: ports.etcd.map((port) => `${loopback}:${port}`).join(',') },
    bootstrap: {
      dcs: {
        ...timing,
        // A commit is acknowledged when the replica has it as well: none is lost with the primary.
        synchronous_mode: true,
        postgresql: {
          use_pg_rewind: true,
          parameters: {
            max_connections: 200,
            shared_buffers: '128MB',
            // What a replica that hangs may hold up, in milliseconds.
            wal_sender_timeout: 5000,
            wal_keep_size: '128MB',
            max_wal_size: '256MB',
          },
        },
      },
      initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }, 'data-checksums'],
    },
    postgresql: {
      listen: `${loopback}:${ports.postgres[name]}`,
      connect_address: `${loopback}:${ports.postgres[name]}`,
      bin_dir: binaries,
      data_dir: path.join(disk, 'data'),
      pgpass: path.join(machine.folderOf(`patroni-${name}`, { asPostgres: true }), 'pgpass'),
      authentication: {
        superuser: account('academy'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: disk },
      pg_hba: ['local all all trust', 'host all all 127.0.0.1/32 scram-sha-256'].concat(
        'host replication all 127.0.0.1/32 scram-sha-256',
      ),
    },
  };
}

const isNow = (node: DatabaseNode, role: 'primary' | 'replica' | 'synchronous') =>
  responds(`http://127.0.0.1:${ports.patroni[node.name]}/${role}`).catch(() => false);

/** Three nodes: two of them agree on who leads while the third is gone. */
function startEtcd(machine: Machine): Part[] {
  const nodes = ports.etcd.map((port, index) => ({
    name: `etcd-${index + 1}`,
    client: `http://127.0.0.1:${port}`,
    peer: `http://127.0.0.1:${ports.etcdPeers[index]}`,
  }));
  const all = nodes.map(({ name, peer }) => `${name}=${peer}`).join(',');
  return nodes.map(({ name, client, peer }) =>
    machine.start(name, {
      command: 'etcd',
      args: [
        ...['--data-dir', machine.folderOf(name), '--name', name, '--logger', 'zap'],
        ...['--listen-client-urls', client, '--advertise-client-urls', client],
        ...['--listen-peer-urls', peer, '--initial-advertise-peer-urls', peer],
        ...['--initial-cluster', all],
      ],
    }),
  );
}

export async function startDatabase(machine: Machine): Promise<Database> {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const locks = startEtcd(machine);
  await waitUntil('etcd responds', () => responds(`http://127.0.0.1:${ports.etcd[0]}/health`));

  const nodes: DatabaseNode[] = [];
  for (const name of nodeNames) {
    const disk = machine.folderOf(`postgres-${name}`, { asPostgres: true });
    const hasOwnDisk = machine.mountDisk(disk, DISK_MEGABYTES);
    const config = machine.write(
      `patroni-${name}.json`,
      JSON.stringify(configOf(machine, name, disk, binaries)),
    );
    const patroni = machine.start(`patroni-${name}`, {
      command: 'patroni',
      args: [config],
      asPostgres: true,
    });
    const node = { name, patroni, disk, hasOwnDisk };
    nodes.push(node);
    // The first becomes the primary; the second is copied from it.
    if (name === 'a') await waitUntil('PostgreSQL leads', () => isNow(node, 'primary'));
  }

  const find = async (role: 'primary' | 'replica') => {
    for (const node of nodes) if (await isNow(node, role)) return node;
    throw new Error(`There is no ${role}`);
  };
  return {
    url: `postgres://academy:cluster@127.0.0.1:${ports.database}/postgres`,
    readUrl: `postgres://academy:cluster@127.0.0.1:${ports.replica}/postgres`,
    nodes,
    locks,
    primary: () => find('primary'),
    replica: () => find('replica'),
    serverPid: ({ disk }) =>
      Number(fs.readFileSync(path.join(disk, 'data', 'postmaster.pid'), 'utf8').split('\n')[0]),
    isWhole: () =>
      waitUntil(
        'the database has a primary and a synchronous replica',
        async () => {
          const states = await Promise.all(
            nodes.map(async (node) => [
              await isNow(node, 'primary'),
              await isNow(node, 'synchronous'),
            ]),
          );
          return states.some(([leads]) => leads) && states.some(([, follows]) => follows);
        },
        { seconds: 180 },
      ),
  };
}

/** Asks the database through HAProxy, on a connection of its own. */
export async function queryDatabase<Row>(
  { url }: Database,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(text, [...values])).rows as Row[];
  } finally {
    await client.end();
  }
}
