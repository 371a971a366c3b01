import { afterEach, expect, test } from 'vitest';
import type { ErrorEnvelope } from '#contract/call.ts';
import { ApiError } from './api.ts';
import { askBy, withRecentProof } from './reauthentication.ts';

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
afterEach(() => stop());

test('a call that needs a proof is made once more after it', async () => {
  let isProved = false;
  stop = askBy(async () => {
    isProved = true;
    return true;
  });
  const call = protectedCall(() => isProved);
  expect(await withRecentProof(call)).toBe('done');
  expect(call.made).toBe(2);
});

test('who does not prove it is told of the refusal', async () => {
  stop = askBy(async () => false);
  const call = protectedCall(() => false);
  await expect(withRecentProof(call)).rejects.toThrow('REAUTHENTICATION_REQUIRED');
  expect(call.made).toBe(1);
});

test('a proof that does not help is not asked for again', async () => {
  let asked = 0;
  stop = askBy(async () => {
    asked++;
    return true;
  });
  const call = protectedCall(() => false);
  await expect(withRecentProof(call)).rejects.toThrow('REAUTHENTICATION_REQUIRED');
  expect([call.made, asked]).toEqual([2, 1]);
});

test('calls that are refused together ask once', async () => {
  let asked = 0;
  let isProved = false;
  stop = askBy(async () => {
    asked++;
    await Promise.resolve();
    isProved = true;
    return true;
  });
  const calls = [1, 2, 3].map(() => withRecentProof(protectedCall(() => isProved)));
  expect(await Promise.all(calls)).toEqual(['done', 'done', 'done']);
  expect(asked).toBe(1);
});

test('any other refusal, and a page where nobody asks, are as they were', async () => {
  const forbidden = () => Promise.reject(refusal('FORBIDDEN'));
  await expect(withRecentProof(protectedCall(() => false))).rejects.toThrow('REAUTH');
  stop = askBy(async () => true);
  await expect(withRecentProof(forbidden)).rejects.toThrow('FORBIDDEN');
});
