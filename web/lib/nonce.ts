import { createContext, use } from 'react';

/**
 * The nonce of this response, on the server alone: a browser hides nonces from scripts, so they
 * could not be compared on hydration.
 */
export const NonceContext = createContext<string | undefined>(undefined);

export function useNonce(): string | undefined {
  return use(NonceContext);
}
