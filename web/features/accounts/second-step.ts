import type { LoginChallenge } from '#contract/second-factor.ts';
import { ApiError } from '#web/lib/api.ts';

/** What the second step of a login needs. */
export type SecondStep = Pick<LoginChallenge, 'challenge' | 'methods'>;

/** Reads it from the error of the first step, which asks for the second. */
export function secondStepOf(error: unknown): SecondStep | null {
  if (!(error instanceof ApiError) || error.code !== 'CODE_REQUIRED') return null;
  const { challenge, methods = ['code'] } = error.data as Partial<SecondStep>;
  return typeof challenge === 'string' ? { challenge, methods } : null;
}
