import type { Dependencies } from '#server/dependencies.ts';
import { AppError } from '#server/lib/app-error.ts';
import { normaliseCode } from './invitation-validity.rules.ts';
import { type Counter, LOGIN_LIMITS } from './login-limits.rules.ts';
import { countAttempt, isLimitReached } from './login-limits.store.ts';

/** How somebody came to register. */
interface RegistrationOrigin {
  /** The invitation code as it was typed. */
  code: string;
  /** As `addressKey` gives it. */
  address: string;
}

const limited = () =>
  new AppError('RATE_LIMITED', { retryAfterSeconds: LOGIN_LIMITS.taken_address.minutes * 60 });

const isTaken = (error: unknown) =>
  (error instanceof AppError && error.code === 'EMAIL_TAKEN') ||
  (error as { constraint?: string } | null)?.constraint === 'users_email_key';

/**
 * Registers somebody, who may learn five times an hour, for a code and network, that an address has
 * an account. From then on every registration with them is refused alike, with a free address too:
 * the refusal does not tell.
 * @throws AppError RATE_LIMITED, and what registering throws
 */
export async function limitTakenAnswers<Result>(
  { database: { db }, now }: Dependencies,
  { code, address }: RegistrationOrigin,
  register: () => Promise<Result>,
): Promise<Result> {
  const counter: Counter = { kind: 'taken_address', value: `${normaliseCode(code)} ${address}` };
  if (await isLimitReached(db, counter, now())) throw limited();
  try {
    return await register();
  } catch (error) {
    if (isTaken(error) && !(await countAttempt(db, counter, now()))) throw limited();
    throw error;
  }
}
