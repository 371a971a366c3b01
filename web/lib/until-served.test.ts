import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ErrorEnvelope } from '#contract/call.ts';
import { ApiError } from './api.ts';
import { untilServed } from './until-served.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const refusal = (status: number, retryAfter: number) =>
  new ApiError(status, { error: 'SERVICE_UNAVAILABLE', msg: 'busy' } as ErrorEnvelope, retryAfter);

test('a call that the server is too busy for is repeated after the time that it states', async () => {
  const call = vi.fn().mockRejectedValueOnce(refusal(503, 2)).mockResolvedValue('served');
  const onWait = vi.fn();
  const result = untilServed(call, onWait);
  await vi.advanceTimersByTimeAsync(1_990);
  expect(call).toHaveBeenCalledTimes(1);
  expect(onWait).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_010);
  await expect(result).resolves.toBe('served');
  expect(call).toHaveBeenCalledTimes(2);
});

test('after a quarter of a minute the person reads the refusal', async () => {
  const call = vi.fn().mockRejectedValue(refusal(503, 2));
  const result = untilServed(call);
  const outcome = expect(result).rejects.toThrow('busy');
  await vi.advanceTimersByTimeAsync(15_000);
  await outcome;
  expect(call.mock.calls.length).toBeLessThanOrEqual(8);
});

test.each([
  ['another refusal', refusal(429, 2)],
  ['an outage that states no time', refusal(503, 0)],
  ['no network', new TypeError('Failed to fetch')],
])('%s is thrown at once', async (_, error) => {
  const call = vi.fn().mockRejectedValue(error);
  await expect(untilServed(call)).rejects.toBe(error);
  expect(call).toHaveBeenCalledTimes(1);
});
