import type { User } from '#contract/accounts.ts';
import type { ApiClient } from './api.ts';
import { ApiError } from './api.ts';
import { writeLogoutCookie } from './cookies.ts';
import { clearPageCache } from './offline.tsx';
import { storage } from './storage.ts';

/**
 * The session in the browser. Local storage holds the bearer token that mutations send; an HttpOnly
 * cookie of another value, set by the same responses, lets the server render pages for the same
 * person. `session-sync.tsx` keeps the two in sync.
 */
interface StoredSession {
  token: string;
  user: StoredUser;
}

/** Whose session it is, and their language: no name and no address stay on the device. */
type StoredUser = Pick<User, 'user_id' | 'language_preference'>;

/** Stores the session from the response of a login or a registration. */
export function storeSession({ token, user }: StoredSession): void {
  const { user_id, language_preference } = user;
  storage.write('token', token);
  storage.write('user', JSON.stringify({ user_id, language_preference } satisfies StoredUser));
}

export function clearSession(): void {
  clearPageCache();
  storage.remove('token');
  storage.remove('user');
}

export function readToken(): string | null {
  return storage.read('token');
}

/** The stored session; an invalid one is removed and counts as none. */
export function readSession(): StoredSession | null {
  const token = storage.read('token');
  const text = storage.read('user');
  if (token === null && text === null) return null;
  try {
    const user = JSON.parse(text ?? '') as StoredUser | null;
    if (token && typeof user?.user_id === 'number') return { token, user };
  } catch {
    // Falls through to the removal.
  }
  clearSession();
  return null;
}

/**
 * Ends the session here whatever the server responds: the server is asked once, and where that
 * fails the next page ends the session (`LOGOUT_COOKIE`).
 * @returns whether the server has ended it
 */
export async function endOwnSession(api: ApiClient): Promise<boolean> {
  const ended = readToken();
  writeLogoutCookie();
  try {
    const { accountCalls } = await import('#contract/accounts.ts');
    await api.call(accountCalls.logout);
    return true;
  } catch {
    // An unknown session, or no network: the person is logged out all the same.
    return false;
  } finally {
    // A login during the request stays.
    if (readToken() === ended) clearSession();
  }
}

/** Whether the server has said that the session has ended. */
export function isSessionLost(error: unknown): boolean {
  return (
    error instanceof ApiError &&
    (error.code === 'SESSION_EXPIRED' || error.code === 'AUTH_REQUIRED')
  );
}

/**
 * Verifies the stored token. Null: no longer a session. @throws every other failure: the server
 * cannot be reached, is busy, or refuses this one request
 */
export async function verifySession(api: ApiClient, token: string): Promise<User | null> {
  const { accountCalls } = await import('#contract/accounts.ts');
  try {
    const { user } = await api.call(accountCalls.restoreSession);
    // A login or logout during the request stays.
    if (readToken() === token) storeSession({ token, user });
    return user;
  } catch (error) {
    if (isSessionLost(error)) return null;
    throw error;
  }
}
