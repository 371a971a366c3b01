import { beforeAll, expect, test } from 'vitest';
import { openTestAcademy } from '#server/testing/open-test-academy.ts';
import { setPaymentSettings } from '#server/testing/payment-settings.ts';
import { shortenTimeLimit } from '#server/testing/shorten-time-limit.ts';
import { type TimeLimitName, timeLimits } from './lib/time-limits.ts';
import { blackHoles } from './time-limits.testing.ts';

const academy = openTestAcademy({ logLevel: 'silent' });
beforeAll(() => setPaymentSettings(academy.db));

/** Instead of the limit itself: long enough for a busy machine to do what needs no waiting. */
const SHORT_MS = 1_000;
/** What a wait may take beyond its limit: several attempts, or a check each second. */
const BEYOND_MS = 10_000;

test.each(Object.keys(timeLimits) as TimeLimitName[])(
  'behind %s nothing is waited for longer than the table says',
  async (name) => {
    const restore = shortenTimeLimit(name, SHORT_MS);
    try {
      const { wait, close } = await blackHoles[name](academy);
      try {
        const began = performance.now();
        await wait();
        expect(performance.now() - began).toBeLessThan(SHORT_MS + BEYOND_MS);
      } finally {
        await close();
      }
    } finally {
      restore();
    }
  },
);
