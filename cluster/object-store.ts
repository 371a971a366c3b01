import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { CreateBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { type Machine, type Part, waitUntil } from './machine.ts';
import { ports } from './ports.ts';

/** Ceph with its S3 gateway: a monitor, one store in memory, and radosgw. */

export interface ObjectStore {
  /** What answers S3; the store behind it stays. */
  gateway: Part;
  /** Settings of an academy that keeps its files there. */
  env: NodeJS.ProcessEnv;
}

const MEMORY_BYTES = 2 * 1024 ** 3;
const keys = { id: 'academy', secret: 'cluster-secret' };
const endpoint = `http://127.0.0.1:${ports.objectStore}`;
const bucket = 'academy';

function configOf(machine: Machine, fsid: string): string {
  const run = machine.folderOf('ceph/run');
  return `[global]
fsid = ${fsid}
mon host = 127.0.0.1:${ports.monitor}
mon initial members = a
keyring = ${machine.folder}/ceph/keyring
auth allow insecure global id reclaim = false
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 4
osd pool default pgp num = 4
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = ${MEMORY_BYTES}
mon data = ${machine.folderOf('ceph/mon')}
osd data = ${machine.folderOf('ceph/osd')}
rgw data = ${machine.folderOf('ceph/rgw')}
run dir = ${run}
admin socket = ${run}/$name.asok
log file = ${machine.folderOf('log')}/ceph-$name.log
[client.rgw.a]
rgw frontends = beast endpoint=127.0.0.1:${ports.objectStore}
`;
}

export async function startObjectStore(machine: Machine): Promise<ObjectStore> {
  machine.folderOf('ceph');
  const fsid = randomUUID();
  const env = {
    PATH: process.env.PATH,
    CEPH_CONF: machine.write('ceph/ceph.conf', configOf(machine, fsid)),
  };
  const run = (command: string, args: readonly string[]) =>
    execFileSync(command, args, { env, stdio: ['ignore', 'pipe', 'ignore'], timeout: 60_000 });
  const keyring = `${machine.folder}/ceph/keyring`;
  const addKey = (name: string, rights: Record<string, string>, flags: readonly string[] = []) =>
    run('ceph-authtool', [
      ...[...flags, keyring, '--gen-key', '-n', name],
      ...Object.entries(rights).flatMap(([service, right]) => ['--cap', service, right]),
    ]);
  addKey('mon.', { mon: 'allow *' }, ['--create-keyring']);
  addKey('client.admin', { mon: 'allow *', osd: 'allow *' });
  addKey('client.rgw.a', { mon: 'allow rwx', osd: 'allow rwx' });
  addKey('osd.0', { mon: 'allow profile osd', osd: 'allow *' });

  const map = `${machine.folder}/ceph/monmap`;
  const monitor = `127.0.0.1:${ports.monitor}`;
  run('monmaptool', ['--create', '--add', 'a', monitor, '--fsid', fsid, map]);
  run('ceph-mon', ['--mkfs', '-i', 'a', '--monmap', map, '--keyring', keyring]);
  machine.start('ceph-mon', { command: 'ceph-mon', args: ['-f', '-i', 'a'], env });
  const id = randomUUID();
  run('ceph', ['osd', 'new', id]);
  run('ceph-osd', ['-i', '0', '--mkfs', '--osd-uuid', id]);
  machine.start('ceph-osd', { command: 'ceph-osd', args: ['-f', '-i', '0'], env });
  const gateway = machine.start('radosgw', {
    command: 'radosgw',
    args: ['-n', 'client.rgw.a', '-f'],
    env,
  });
  await waitUntil('the S3 gateway responds', async () => (await fetch(endpoint)).ok);
  const person = ['--uid', keys.id, '--display-name', 'Academy'];
  run('radosgw-admin', [
    ...['user', 'create', ...person],
    ...['--access-key', keys.id, '--secret-key', keys.secret],
  ]);
  const client = new S3Client({
    endpoint,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: keys.id, secretAccessKey: keys.secret },
  });
  await client.send(new CreateBucketCommand({ Bucket: bucket }));
  client.destroy();
  return {
    gateway,
    env: {
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: keys.id,
      S3_SECRET_ACCESS_KEY: keys.secret,
    },
  };
}
