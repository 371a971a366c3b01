import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { User } from '#contract/accounts.ts';
import { readSession, storeSession } from './session.ts';

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
