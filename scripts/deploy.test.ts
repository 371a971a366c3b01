import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { stopTimes } from '#server/lib/stop.ts';

const root = path.join(import.meta.dirname, '..');
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

const settings = new Set(
  [...read('.env.example').matchAll(/^([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name ?? ''),
);

test('the images and units set only what the academy knows as a setting', () => {
  const image = read('Dockerfile').match(/^ENV NODE_ENV=.*$/m)?.[0] ?? '';
  const academy =
    read('deploy/compose.yaml').match(/environment:\n([\s\S]*?)\n {2}networks/)?.[1] ?? '';
  const unit =
    read('deploy/academy@.service')
      .match(/^Environment=.*$/m)?.[0]
      .slice(12) ?? '';
  const names = [image, academy, unit].map((text) =>
    [...text.matchAll(/\b([A-Z][A-Z0-9_]*)(?==|: )/g)].map(([, name]) => name),
  );
  for (const found of names) {
    expect(found.length).toBeGreaterThan(1);
    for (const name of found) {
      if (name !== 'NODE_ENV') expect(settings).toContain(name);
    }
  }
});

test('who stops an academy waits for its drain period and the eight seconds of its stop', () => {
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
