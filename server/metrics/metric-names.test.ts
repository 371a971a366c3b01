import fs from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createBreachedPasswords } from '#server/lib/breached-passwords.ts';
import { createClamav } from '#server/lib/clamav.ts';
import { createMetrics } from './metrics.ts';

const root = path.join(import.meta.dirname, '../..');

/** Suffixes that Prometheus adds to the name of a histogram. */
const SUFFIX = /_(bucket|count|sum)$/;

test.each(['deploy/prometheus/alerts.yaml', 'deploy/grafana/dashboard.json'])(
  'every metric that %s asks for exists',
  async (file) => {
    const { registry } = createMetrics({
      database: { poolState: () => ({ total: 0, idle: 0, waiting: 0 }) },
      scanner: createClamav({ path: '/nowhere' }),
      breachedPasswords: createBreachedPasswords('http://127.0.0.1:9/'),
    });
    const names = registry.getMetricsAsArray().map(({ name }) => name);
    const text = fs.readFileSync(path.join(root, file), 'utf8');
    const asked = new Set(text.match(/\b(academy|process)_[a-z_]+\b/g) ?? []);
    expect(asked.size).toBeGreaterThan(3);
    for (const name of asked) expect(names).toContain(name.replace(SUFFIX, ''));
  },
);
