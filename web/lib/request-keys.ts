import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * The idempotency keys of requests without a known outcome. A request that is sent again after a
 * lost answer, or twice at once, has the same key; after an answer the next one is another request.
 */
export class RequestKeys {
  readonly #keys = new Map<string, string>();

  /** @param request identifies it: its call and its input */
  keyOf(request: string): string {
    const key = this.#keys.get(request) ?? newIdempotencyKey();
    this.#keys.set(request, key);
    return key;
  }

  /** The request was answered: done, or refused without a change. */
  forget(request: string): void {
    this.#keys.delete(request);
  }
}
