import { afterEach, expect, test } from 'vitest';
import type { ErrorEnvelope } from '#contract/call.ts';
import { ApiError } from '#web/lib/api.ts';
import { calling } from '#web/lib/reauthentication.ts';
import { askBeforeCalls } from './with-recent-proof.ts';

const refusal = (error: ErrorEnvelope['error']) =>
  new ApiError(403, { error, msg: error, data: null } as ErrorEnvelope);

/** A call that is refused until the person has proved that it is them. */
function protectedCall(isProved: () => boolean) {
  const call = async () => {
    call.made++;
    if (!isProved()) throw refusal('REAUTHENTICATION_REQUIRED');
    return 'done';
  };
  call.made = 0;
  return call;
}

let stop = () => {};
afterEach(() => {
  stop();
  stop = () => {};
});

test('a call that needs a proof is made once more after it', async () => {
  let isProved = false;
  stop = askBeforeCalls(async () => {
    isProved = true;
    return true;
  });
  const call = protectedCall(() => isProved);
  expect(await calling.by(call)).toBe('done');
  expect(call.made).toBe(2);
});

test('who does not prove it is told of the refusal', async () => {
  stop = askBeforeCalls(async () => false);
  const call = protectedCall(() => false);
  await expect(calling.by(call)).rejects.toThrow('REAUTHENTICATION_REQUIRED');
  expect(call.made).toBe(1);
});

test('a proof that does not help is not asked for again', async () => {
  let asked = 0;
  stop = askBeforeCalls(async () => {
    asked++;
    return true;
  });
  const call = protectedCall(() => false);
  await expect(calling.by(call)).rejects.toThrow('REAUTHENTICATION_REQUIRED');
  expect([call.made, asked]).toEqual([2, 1]);
});

test('calls that are refused together ask once', async () => {
  let asked = 0;
  let isProved = false;
  stop = askBeforeCalls(async () => {
    asked++;
    await Promise.resolve();
    isProved = true;
    return true;
  });
  const calls = [1, 2, 3].map(() => calling.by(protectedCall(() => isProved)));
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(asked).toBe(1);
});

test('any other refusal, and a page where nobody asks, are as they were', async () => {
  const forbidden = () => Promise.reject(refusal('FORBIDDEN'));
  await expect(calling.by(protectedCall(() => false))).rejects.toThrow('REAUTH');
  stop = askBeforeCalls(async () => true);
  await expect(calling.by(forbidden)).rejects.toThrow('FORBIDDEN');
});
