import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findPostgresBinaries } from '../database/testing/postgres-cluster.ts';
import { type Machine, type Part, responds, waitUntil } from './machine.ts';
import type { Network } from './network.ts';
import { ports } from './ports.ts';

/**
 * PostgreSQL, a primary and a synchronous replica under Patroni, which keeps its lock in etcd. The
 * second server runs in the second machine's network namespace where there is one.
 */

type NodeName = 'a' | 'b';
const nodeNames = ['a', 'b'] as const satisfies readonly NodeName[];

/** One PostgreSQL with the Patroni that minds it. */
interface DatabaseNode {
  name: NodeName;
  /** The address of its machine. */
  host: string;
  patroni: Part;
  /** Holds `data`, and what fills the disk. */
  disk: string;
  /** The folder is a separate file system. */
  hasOwnDisk: boolean;
}

export interface Database {
  /** As academies reach it: the current primary, through HAProxy. */
  url: string;
  /** The replica, through HAProxy; connections are refused while no replica runs. */
  readUrl: string;
  nodes: readonly DatabaseNode[];
  /** The nodes of etcd. */
  locks: readonly Part[];
  primary(): Promise<DatabaseNode>;
  replica(): Promise<DatabaseNode>;
  /** The server, which Patroni has started, then the processes of its connections. */
  serverPids(node: DatabaseNode): number[];
  /** Hands the lead over as planned, and waits until both nodes serve again. */
  switchOver(): Promise<void>;
  /** Resolves when one node leads and the other follows it without delay. */
  isWhole(): Promise<void>;
}

const DISK_MEGABYTES = 900;

/**
 * Seconds. The lock of a primary that is gone ends after `ttl`; then the replica waits up to two
 * for an answer of the former primary, and is promoted. `ttl` is at least `loop_wait` and twice
 * `retry_timeout`: an etcd that is silent for longer costs a healthy primary its lead.
 */
const timing = { ttl: 6, loop_wait: 1, retry_timeout: 2 };

interface NodePlace {
  name: NodeName;
  host: string;
  disk: string;
}

function configOf(machine: Machine, network: Network, { name, host, disk }: NodePlace) {
  const account = (username: string) => ({ username, password: 'cluster' });
  return {
    scope: 'academy',
    name,
    log: { level: 'WARNING' },
    restapi: {
      listen: `${host}:${ports.patroni[name]}`,
      connect_address: `${host}:${ports.patroni[name]}`,
    },
    // Not by version 3 of etcd's interface: there Patroni before 3.0.3 takes the lead back
    // unconditionally when it has hung, from one that has been promoted meanwhile.
    etcd: { hosts: ports.etcd.map((port) => `${network.near}:${port}`).join(',') },
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
      listen: `${host}:${ports.postgres[name]}`,
      connect_address: `${host}:${ports.postgres[name]}`,
      bin_dir: requireBinaries(),
      data_dir: path.join(disk, 'data'),
      pgpass: path.join(machine.folderOf(`patroni-${name}`, { asPostgres: true }), 'pgpass'),
      authentication: {
        superuser: account('academy'),
        replication: account('replicator'),
        rewind: account('rewinder'),
      },
      parameters: { unix_socket_directories: disk },
      pg_hba: [
        'local all all trust',
        ...[network.near, network.far].flatMap((address) => [
          `host all all ${address}/32 scram-sha-256`,
          `host replication all ${address}/32 scram-sha-256`,
        ]),
      ],
    },
  };
}

function requireBinaries(): string {
  const binaries = findPostgresBinaries();
  if (binaries === null) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  return binaries;
}

const patroniOf = ({ name, host }: Pick<DatabaseNode, 'name' | 'host'>) =>
  `http://${host}:${ports.patroni[name]}`;

const isNow = (node: DatabaseNode, role: 'primary' | 'replica' | 'synchronous') =>
  responds(`${patroniOf(node)}/${role}`).catch(() => false);

/** Three nodes: two of them agree on who leads while the third is gone. */
function startEtcd(machine: Machine, { near }: Network): Part[] {
  const nodes = ports.etcd.map((port, index) => ({
    name: `etcd-${index + 1}`,
    client: `http://${near}:${port}`,
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
        ...['--initial-cluster', all, '--enable-v2'],
      ],
    }),
  );
}

/** Whether a node of etcd serves. */
export const isLockReady = ({ near }: Network, index: number) =>
  responds(`http://${near}:${ports.etcd[index]}/health`);

async function startNodes(machine: Machine, network: Network): Promise<DatabaseNode[]> {
  const nodes: DatabaseNode[] = [];
  for (const name of nodeNames) {
    const disk = machine.folderOf(`postgres-${name}`, { asPostgres: true });
    const hasOwnDisk = machine.mountDisk(disk, DISK_MEGABYTES);
    const host = name === 'a' ? network.near : network.far;
    const config = configOf(machine, network, { name, host, disk });
    const patroni = machine.start(`patroni-${name}`, {
      command: 'patroni',
      args: [machine.write(`patroni-${name}.json`, JSON.stringify(config))],
      asPostgres: true,
      namespace: name === 'a' ? null : network.namespace,
    });
    const node = { name, host, patroni, disk, hasOwnDisk };
    nodes.push(node);
    // The first becomes the primary; the second is copied from it.
    if (name === 'a') await waitUntil('PostgreSQL leads', () => isNow(node, 'primary'));
  }
  return nodes;
}

export async function startDatabase(machine: Machine, network: Network): Promise<Database> {
  const locks = startEtcd(machine, network);
  await waitUntil('etcd responds', () => isLockReady(network, 0));
  const nodes = await startNodes(machine, network);
  const find = async (role: 'primary' | 'replica') => {
    for (const node of nodes) if (await isNow(node, role)) return node;
    throw new Error(`There is no ${role}`);
  };
  const isWhole = () =>
    waitUntil(
      'the database has a primary and a synchronous replica',
      async () => {
        const leads = await Promise.all(nodes.map((node) => isNow(node, 'primary')));
        const follows = await Promise.all(nodes.map((node) => isNow(node, 'synchronous')));
        return leads.includes(true) && follows.includes(true);
      },
      { seconds: 180 },
    );
  return {
    url: `postgres://academy:cluster@127.0.0.1:${ports.database}/postgres`,
    readUrl: `postgres://academy:cluster@127.0.0.1:${ports.replica}/postgres`,
    nodes,
    locks,
    primary: () => find('primary'),
    replica: () => find('replica'),
    serverPids: ({ disk }) => {
      const file = path.join(disk, 'data', 'postmaster.pid');
      const server = Number(fs.readFileSync(file, 'utf8').split('\n')[0]);
      return [server, ...childrenOf(server)];
    },
    switchOver: async () => {
      const [leader, candidate] = [await find('primary'), await find('replica')];
      const response = await fetch(`${patroniOf(leader)}/switchover`, {
        method: 'POST',
        body: JSON.stringify({ leader: leader.name, candidate: candidate.name }),
      });
      if (!response.ok) throw new Error(`no switchover: ${await response.text()}`);
      await isWhole();
    },
    isWhole,
  };
}

const childrenOf = (pid: number): number[] =>
  fs
    .readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);

/** Asks the database through HAProxy, on a connection of its own. */
export async function queryDatabase<Row>(
  { url }: Pick<Database, 'url'>,
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
