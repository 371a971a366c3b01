import { afterEach, expect, test, vi } from 'vitest';
import { OutageLog } from './outage-log.ts';

afterEach(() => {
  vi.useRealTimers();
});

test('an outage leaves one line when it begins and one when it is over', () => {
  vi.useFakeTimers();
  const lines: string[] = [];
  const write = (level: string) => (fields: object, message: string) => {
    const { err: _, ...others } = fields as { err?: unknown };
    lines.push(`${level} ${message} ${JSON.stringify(others)}`);
  };
  const log = { error: write('error'), warn: write('warn') };
  const outages = new OutageLog(log, 10_000);
  for (let second = 0; second <= 30; second++) {
    outages.note({ kind: 'away', of: 'database' }, log, { err: new Error('away') });
    vi.advanceTimersByTime(1_000);
  }
  outages.note({ kind: 'full', of: 'files' }, log, { err: new Error('full') });
  expect(lines).toEqual([
    'error an outage begins, requests get 503 {"outage":"database away"}',
    'error an outage begins, requests get 503 {"outage":"files full"}',
  ]);
  vi.advanceTimersByTime(10_000);
  expect(lines.slice(2)).toEqual([
    'warn an outage is over {"outage":"database away","failures":31,"seconds":30}',
    'warn an outage is over {"outage":"files full","failures":1,"seconds":0}',
  ]);
});
