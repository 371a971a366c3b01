import { expect, test } from 'vitest';
import { sharedReading } from './shared-reading.ts';

test('gauges that are read at once share one reading', async () => {
  let readings = 0;
  const read = sharedReading(async () => ++readings);
  expect(await Promise.all([read(), read(), read()])).toEqual([1, 1, 1]);
});

test('what never answers, or fails, is missing and holds up nothing', async () => {
  expect(await sharedReading(() => new Promise<number>(() => {}), 20)()).toBeNull();
  expect(await sharedReading(() => Promise.reject(new Error('away')))()).toBeNull();
});
