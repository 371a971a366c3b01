import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { BackgroundCheck } from '#database/background-check.ts';
import type { DatabaseState } from '#database/database-state.ts';
import type { Db } from '#database/open.ts';
import { createBreachedPasswords } from '#server/lib/breached-passwords.ts';
import { createClamav } from '#server/lib/clamav.ts';
import { measureAcademy } from './measure-academy.ts';
import { createMetrics, measureReplica } from './metrics.ts';

const root = path.join(import.meta.dirname, '../..');

/** Suffixes that Prometheus adds to the name of a histogram. */
const SUFFIX = /_(bucket|count|sum)$/;

test.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/dashboard.json'])(
  'every metric that %s asks for exists',
  async (file) => {
    const metrics = createMetrics({
      database: {
        health: new BackgroundCheck<DatabaseState>(async () => 'up', 'away'),
        poolState: () => ({ total: 0, idle: 0, waiting: 0 }),
      },
      scanner: createClamav({ path: '/nowhere' }),
      breachedPasswords: createBreachedPasswords('http://127.0.0.1:9/'),
    });
    measureReplica(metrics, { age: () => 0 });
    // Named, not read.
    const academy = { db: {} as Db, now: () => new Date(), folders: {} };
    measureAcademy(metrics, { ...academy, readNewestBackup: async () => null });
    const names = metrics.registry.getMetricsAsArray().map(({ name }) => name);
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const asked = new Set(text.match(/\b(academy|process|nodejs)_[a-z_]+\b/g) ?? []);
    expect(asked.size).toBeGreaterThan(3);
    for (const name of asked) expect(names).toContain(name.replace(SUFFIX, ''));
  },
);
