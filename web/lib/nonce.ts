import { createContext, use } from 'react';

/**
 * The nonce of this response, on the server alone: a browser hides nonces from scripts, so
 * nothing could be compared when the page is hydrated.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
