import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

/** What the tests read of a service of the compose file. */
interface Service {
  environment?: Record<string, string>;
  networks: string[];
  logging?: { options?: Record<string, string> };
  mem_limit?: string;
}

import { stopTimes } from '#server/lib/stop.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const settings = new Set(
  [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? ''),
);

test('the images and units set only what the academy knows as a setting', () => {
  const variablesOf = (text: string) =>
    [...text.matchAll(/\b([A-Z][A-Z0-9_]*)=/g)].map(([, name]) => name);
  const image = read('Dockerfile').match(/^ENV NODE_ENV=.*$/m)?.[0] ?? '';
  const unit =
    read('deploy/academy@.service')
      .match(/^Environment=.*$/m)?.[0]
      .slice(12) ?? '';
  const { backup } = parse(read('deploy/compose.yaml'), { merge: true }).services;
  const names = [variablesOf(image), Object.keys(backup.environment), variablesOf(unit)];
  for (const found of names) {
    expect(found.length).toBeGreaterThan(1);
    for (const name of found) {
      if (name !== 'NODE_ENV') expect(settings).toContain(name);
    }
  }
});

test('stopping an academy waits for its drain period and the eight seconds of its stop', () => {
  const compose = read('deploy/compose.yaml');
  const drainSeconds = Number(/DRAIN_SECONDS: "(\d+)"/.exec(compose)?.[1]);
  const longest = drainSeconds + stopTimes.all / 1000;
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(longest);
  const unit = read('deploy/academy@.service');
  expect(Number(/TimeoutStopSec=(\d+)/.exec(unit)?.[1])).toBeGreaterThan(longest);
  const [, inScript = ''] = /STOP_MS = ([\d_]+);/.exec(read('scripts/supervise.mjs')) ?? [];
  expect(Number(inScript.replace('_', ''))).toBe(stopTimes.all);
});

test('an academy that stops serves longer than the proxy needs to notice', () => {
  const [, interval, limit] =
    /health_interval (\d+)s\s+health_timeout (\d+)s/.exec(read('deploy/Caddyfile')) ?? [];
  const drainSeconds = Number(/DRAIN_SECONDS: "(\d+)"/.exec(read('deploy/compose.yaml'))?.[1]);
  expect(drainSeconds).toBeGreaterThan(Number(interval) + Number(limit));
});

test('every value that the compose file asks for is in the file that one copies', () => {
  const asked = [...read('deploy/compose.yaml').matchAll(/\$\{([A-Z0-9_]+)\}/g)].map(([, n]) => n);
  const offered = [...read('deploy/compose.env').matchAll(/^([A-Z0-9_]+)=/gm)].map(([, n]) => n);
  expect([...new Set(asked)].sort()).toEqual([...offered].sort());
});

test('the image and the units start files that are there', () => {
  for (const file of ['Dockerfile', 'deploy/academy@.service', 'deploy/academy-backup.service']) {
    const started = [...read(file).matchAll(/\b((?:server|scripts)\/[\w-]+\.(?:ts|mjs))\b/g)];
    expect(started.length).toBeGreaterThan(0);
    for (const [, name = ''] of started) expect(fs.existsSync(path.join(root, name))).toBe(true);
  }
});

test('the image brings the version of Node that the packages pin', () => {
  const { dependencies } = JSON.parse(read('package.json'));
  expect(read('Dockerfile')).toContain(`node@${dependencies.node}`);
});

describe('the compose file', () => {
  const file = parse(read('deploy/compose.yaml'), { merge: true });
  const services = Object.entries<Service>(file.services);
  const isInternal = (network: string) => file.networks[network]?.internal === true;
  const academies = services.filter(([, { environment }]) => environment?.SMTP_URL !== undefined);

  test('lets academies reach mail, payment and push, and database and store nothing outside', () => {
    expect(academies.map(([name]) => name)).toEqual(['academy-1', 'academy-2', 'backup']);
    for (const [name, { networks }] of academies) {
      expect([name, networks.some(isInternal), networks.every(isInternal)]).toEqual([
        name,
        true,
        false,
      ]);
    }
    for (const name of ['database', 'store']) {
      expect(file.services[name].networks.every(isInternal)).toBe(true);
      expect(file.services[name].ports).toBeUndefined();
    }
  });

  test.each(services)('bounds the log and the memory of %s', (_, service) => {
    expect(service.logging?.options).toMatchObject({ 'max-size': expect.any(String) });
    expect(service.mem_limit).toMatch(/^\d+g$/);
  });

  test('gives academies no rights, and a disk that they only read beside their volumes', () => {
    for (const [, service] of academies) {
      expect(service).toMatchObject({
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
        read_only: true,
      });
    }
  });

  test('has a backup that writes into a separate volume', () => {
    const { backup } = file.services;
    expect(backup.volumes).toEqual([`backups:${backup.environment.BACKUP_DIR}`]);
    expect(read('Dockerfile')).toContain(`/data ${backup.environment.BACKUP_DIR}\n`);
    expect(Object.keys(file.volumes)).toContain('backups');
  });
});

describe.each(['academy@.service', 'academy-backup.service'])('the unit %s', (name) => {
  test('is understood by systemd, and exposed little', () => {
    const copy = path.join(fs.mkdtempSync(path.join(os.tmpdir(), 'unit-')), name);
    // The program is not installed here.
    fs.writeFileSync(
      copy,
      read(`deploy/${name}`).replace(/^ExecStart=\S+/m, 'ExecStart=/bin/true'),
    );
    const analyze = (...args: string[]) =>
      spawnSync('systemd-analyze', [...args, copy], { encoding: 'utf8' });
    const verified = analyze('verify');
    expect(verified.stderr).not.toContain(copy);
    const { stdout, status } = analyze('security', '--offline=true', '--threshold=30');
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
    fs.rmSync(path.dirname(copy), { recursive: true });
  });

  test('leaves the folder of data open to the group that nginx is in', () => {
    expect(read(`deploy/${name}`)).not.toMatch(/^StateDirectoryMode=0700/m);
  });
});
