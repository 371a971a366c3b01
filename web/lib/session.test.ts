import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { type ApiClient, ApiError } from './api.ts';
import { readSession, storeSession, verifySession } from './session.ts';

const stored = new Map<string, string>();

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  vi.stubGlobal('navigator', {});
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const user: User = {
  user_id: 7,
  email: 'mei.lin@example.com',
  email_verified: true,
  name: 'Mei Lin',
  full_name: 'Mei Lin',
  avatar: null,
  language_preference: 'en',
  role: 'student',
  admin_role: null,
  permissions: [],
  created_at: '2026-03-02T02:00:00Z',
};

test('a session is stored without name, email and role of its person', () => {
  storeSession({ token: 'the-token', user });
  expect(Object.fromEntries(stored)).toEqual({
    token: 'the-token',
    user: '{"user_id":7,"language_preference":"en"}',
  });
  expect(readSession()).toEqual({
    token: 'the-token',
    user: { user_id: 7, language_preference: 'en' },
  });
});

test.each([
  ['no user', null],
  ['no JSON', '{'],
  ['no person', '{"user_id":"7"}'],
  ['null', 'null'],
])('where there is %s beside the token, both are removed', (_, text) => {
  stored.set('token', 'the-token');
  if (text !== null) stored.set('user', text);
  expect(readSession()).toBeNull();
  expect(stored.size).toBe(0);
});

const failing = (status: number, error: ErrorCode) => {
  const refused = new ApiError(status, {
    code: 0,
    success: false,
    error,
    msg: '',
    show: 1,
    data: null,
    request_id: 'r',
  });
  return { call: () => Promise.reject(refused) } as unknown as ApiClient;
};

test.each([
  [401, 'SESSION_EXPIRED'],
  [401, 'AUTH_REQUIRED'],
] as const)(
  'a session that the server has ended (%i %s) is no longer one',
  async (status, code) => {
    expect(await verifySession(failing(status, code), 'the-token')).toBeNull();
  },
);

test.each([
  [400, 'VALIDATION_FAILED'],
  [403, 'FORBIDDEN'],
  [409, 'INVALID_STATE'],
  [429, 'RATE_LIMITED'],
  [503, 'SERVICE_UNAVAILABLE'],
] as const)('any other refusal (%i %s) keeps the session', async (status, code) => {
  storeSession({ token: 'the-token', user });
  await expect(verifySession(failing(status, code), 'the-token')).rejects.toThrow(ApiError);
  expect(readSession()?.token).toBe('the-token');
});
