import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

/** A worker's request to the process that counts for all: to accept more of `key`. */
export interface LeaseRequest {
  key: string;
  max: number;
  windowMs: number;
}

/** How many requests the worker may accept by itself until the window ends. */
export interface Lease {
  granted: number;
  /** Until the window ends, in milliseconds. */
  ttl: number;
}

/** Addresses and accounts that are counted at once; beyond them the longest unused is forgotten. */
const MAX_KEYS = 100_000;

/**
 * A lease is this part of what its window has left. Smaller ones are requested more often, larger
 * ones leave more unused in a process to which an address does not come back.
 */
const LEASES_LEFT_PER_PROCESS = 16;

/** Counts for all processes: what it grants in a window never exceeds the limit. */
export class LimitCounter {
  readonly #windows = new LRUCache<string, { granted: number; endsAt: number }>({ max: MAX_KEYS });
  readonly #processes: number;
  readonly #now: () => number;

  /** @param now milliseconds, for tests */
  constructor(processes: number, now: () => number = () => performance.now()) {
    this.#processes = processes;
    this.#now = now;
  }

  lease({ key, max, windowMs }: LeaseRequest): Lease {
    const now = this.#now();
    let window = this.#windows.get(key);
    if (window === undefined || window.endsAt <= now) {
      window = { granted: 0, endsAt: now + windowMs };
      this.#windows.set(key, window);
    }
    const left = max - window.granted;
    const share = Math.floor(left / (LEASES_LEFT_PER_PROCESS * this.#processes));
    const granted = left <= 0 ? 0 : Math.max(1, share);
    window.granted += granted;
    return { granted, ttl: Math.ceil(window.endsAt - now) };
  }
}

interface HeldLease {
  left: number;
  endsAt: number;
  isExhausted: boolean;
}

/**
 * A store of limits for one of several processes. It counts down what it was granted, and requests
 * more when that is used up: a few messages for each window, not one for each request.
 * @param requestLease sends a request to the process that counts for all
 */
export function leaseStore(
  requestLease: (request: LeaseRequest) => Promise<Lease>,
  now: () => number = () => performance.now(),
): FastifyRateLimitStoreCtor {
  const leases = new LRUCache<string, HeldLease>({ max: MAX_KEYS });
  const renewals = new Map<string, Promise<void>>();

  async function renew(request: LeaseRequest): Promise<void> {
    const { granted, ttl } = await requestLease(request);
    const lease = { left: granted, endsAt: now() + ttl, isExhausted: granted === 0 };
    leases.set(request.key, lease);
  }

  /** @returns for how long the window lasts, and whether the request is within it */
  async function take(request: LeaseRequest): Promise<{ isWithin: boolean; ttl: number }> {
    for (;;) {
      const lease = leases.get(request.key);
      const ttl = lease === undefined ? 0 : lease.endsAt - now();
      if (lease !== undefined && ttl > 0) {
        if (lease.left > 0) {
          lease.left -= 1;
          return { isWithin: true, ttl };
        }
        if (lease.isExhausted) return { isWithin: false, ttl };
      }
      // Requests that come meanwhile wait for the same lease.
      let renewal = renewals.get(request.key);
      if (renewal === undefined) {
        renewal = renew(request).finally(() => renewals.delete(request.key));
        renewals.set(request.key, renewal);
      }
      await renewal;
    }
  }

  return class implements FastifyRateLimitStore {
    incr(
      key: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs = 0,
      max = 0,
    ): void {
      take({ key, max, windowMs }).then(
        ({ isWithin, ttl }) => callback(null, { current: isWithin ? max : max + 1, ttl }),
        (error: Error) => callback(error),
      );
    }

    /** Keys name their limit: one store serves all. */
    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
