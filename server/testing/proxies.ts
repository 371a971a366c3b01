import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import type { IncomingMessage } from 'node:http';
import https from 'node:https';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from './free-port.ts';

const deploy = path.join(import.meta.dirname, '../../deploy');

/** The name in the files of `deploy/`. */
export const HOST = 'academy.example';

/** A proxy in front of an academy, on a local port, with a self-signed certificate. */
export interface RunningProxy {
  /** Sends a request through it. @returns the response, its body unread */
  send(target: string, options?: SendOptions): Promise<IncomingMessage>;
  close(): Promise<void>;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: Uint8Array;
}

/** Replaces texts of which each has to be there. */
function adapt(text: string, replacements: readonly (readonly [string, string])[]): string {
  return replacements.reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`the file does not say “${from}”`);
    return adapted.replaceAll(from, to);
  }, text);
}

function makeCertificate(folder: string) {
  const [key, certificate] = ['key.pem', 'cert.pem'].map((name) => path.join(folder, name));
  if (key === undefined || certificate === undefined) throw new Error('no paths');
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes']
      .concat(['-days', '2', '-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`])
      .concat(['-keyout', key, '-out', certificate]),
    { stdio: 'ignore' },
  );
  return { key, certificate };
}

function sendThrough(port: number, ca: Buffer, target: string, options: SendOptions = {}) {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise<IncomingMessage>((resolve, reject) => {
    https
      .request(
        {
          ...{ port, host: '127.0.0.1', servername: HOST, ca, path: target, method, agent: false },
          headers: {
            host: HOST,
            ...headers,
            ...(body && { 'content-length': String(body.length) }),
          },
        },
        resolve,
      )
      .on('error', reject)
      .end(body);
  });
}

/** How long a proxy may take to listen. */
const LISTENS_MS = 20_000;
const POLL_MS = 20;

async function untilItListens(port: number, child: ChildProcess): Promise<void> {
  for (const end = Date.now() + LISTENS_MS; ; ) {
    const socket = net.connect(port, '127.0.0.1');
    const isOpen = await once(socket, 'connect').then(
      () => true,
      () => false,
    );
    socket.destroy();
    if (isOpen) return;
    if (child.exitCode !== null || Date.now() > end) throw new Error('the proxy does not listen');
    await setTimeout(POLL_MS);
  }
}

async function open(
  folder: string,
  port: number,
  certificate: string,
  [program, ...args]: readonly [string, ...string[]],
): Promise<RunningProxy> {
  const child = spawn(program, args, { stdio: 'ignore' });
  await untilItListens(port, child);
  const ca = fs.readFileSync(certificate);
  return {
    send: (target, options) => sendThrough(port, ca, target, options),
    close: async () => {
      const exit = once(child, 'exit');
      child.kill();
      await exit;
      fs.rmSync(folder, { recursive: true });
    },
  };
}

const newFolder = () => fs.mkdtempSync(path.join(os.tmpdir(), 'academy-proxy-'));

/** nginx with `deploy/nginx.conf`, before the academy at a port. @param dataDir its folder */
export async function openNginx(academyPort: number, dataDir: string): Promise<RunningProxy> {
  const folder = newFolder();
  const { key, certificate } = makeCertificate(folder);
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = adapt(fs.readFileSync(path.join(deploy, 'nginx.conf'), 'utf8'), [
    ['127.0.0.1:3001', `127.0.0.1:${academyPort}`],
    ['127.0.0.1:3002', `127.0.0.1:${academyPort}`],
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl', `listen 127.0.0.1:${port} ssl`],
    ['/etc/letsencrypt/live/academy.example/fullchain.pem', certificate],
    ['/etc/letsencrypt/live/academy.example/privkey.pem', key],
    ['/var/lib/academy/files/', `${dataDir}/files/`],
  ]);
  // Its workers are of the group that owns DATA_DIR, as the file asks for.
  const { gid } = fs.statSync(dataDir);
  const group = execFileSync('getent', ['group', String(gid)], { encoding: 'utf8' }).split(':')[0];
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ');
  const whole = `user www-data ${group}; pid ${folder}/pid; error_log stderr crit; daemon off;
    worker_processes 1; events {}
    http { access_log off; ${temporary} ${site} }`;
  fs.chmodSync(folder, 0o755);
  fs.writeFileSync(path.join(folder, 'nginx.conf'), whole);
  return open(folder, port, certificate, ['nginx', '-c', path.join(folder, 'nginx.conf')]);
}

/** Caddy with `deploy/Caddyfile`, before the academy at a port. */
export async function openCaddy(academyPort: number): Promise<RunningProxy> {
  const folder = newFolder();
  const { key, certificate } = makeCertificate(folder);
  const port = await freePort();
  const site = adapt(fs.readFileSync(path.join(deploy, 'Caddyfile'), 'utf8'), [
    [
      '{$ACADEMY_HOST} {',
      `https://${HOST}:${port} {\n\tbind 127.0.0.1\n\ttls ${certificate} ${key}`,
    ],
    ['academy-1:3000', `127.0.0.1:${academyPort}`],
    ['academy-2:3000', `localhost:${academyPort}`],
  ]);
  const global = `{\n\tadmin off\n\tauto_https disable_redirects\n\tstorage file_system ${folder}\n\tlog {\n\t\tlevel ERROR\n\t}\n}\n`;
  const file = path.join(folder, 'Caddyfile');
  fs.writeFileSync(file, global + site);
  return open(folder, port, certificate, [
    'caddy',
    'run',
    '--adapter',
    'caddyfile',
    '--config',
    file,
  ]);
}
