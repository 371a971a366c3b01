import type { User } from '#contract/accounts.ts';
import type { ApiClient } from './api.ts';
import { ApiError } from './api.ts';
import { clearPageCache } from './offline.tsx';
import { storage } from './storage.ts';

/**
 * The session in the browser. Local storage holds the bearer token that mutations send;
 * an HttpOnly cookie of another value, set by the API with the same answers, lets the server
 * render pages for the same person. `session-keeper.tsx` keeps the two in sync.
 */
export interface StoredSession {
  token: string;
  user: User;
}

/** Keeps the session that a login or a registration answered with. */
export function storeSession({ token, user }: StoredSession): void {
  storage.write('token', token);
  storage.write('user', JSON.stringify(user));
}

export function clearSession(): void {
  clearPageCache();
  storage.remove('token');
  storage.remove('user');
}

export function readToken(): string | null {
  return storage.read('token');
}

/** The stored session; one that cannot be read is removed and counts as none. */
export function readSession(): StoredSession | null {
  const token = storage.read('token');
  const text = storage.read('user');
  if (token === null && text === null) return null;
  try {
    const user = JSON.parse(text ?? '') as Partial<User> | null;
    if (token && typeof user?.user_id === 'number') return { token, user: user as User };
  } catch {
    // Falls through to the removal.
  }
  clearSession();
  return null;
}

/** Ends the session here whatever the server answers, and the cookie with it where it does. */
export async function endOwnSession(api: ApiClient): Promise<void> {
  const ended = readToken();
  const { accountCalls } = await import('#contract/accounts.ts');
  try {
    await api.call(accountCalls.logout);
  } catch {
    // A session that the server no longer knows, or no network: the person leaves all the same.
  } finally {
    // Whoever logged in while the answer was on its way stays logged in.
    if (readToken() === ended) clearSession();
  }
}

/** Asks the server about the stored token. Null: no longer a session. @throws if it cannot be reached */
export async function verifySession(api: ApiClient, token: string): Promise<User | null> {
  const { accountCalls } = await import('#contract/accounts.ts');
  try {
    const { user } = await api.call(accountCalls.restoreSession);
    // Whoever logged in or out while the answer was on its way keeps what that has left.
    if (readToken() === token) storeSession({ token, user });
    return user;
  } catch (error) {
    if (error instanceof ApiError && error.status >= 400 && error.status < 429) return null;
    throw error;
  }
}
