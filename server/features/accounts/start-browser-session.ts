import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Tx } from '#database/open.ts';
import {
  clearFormerCookie,
  clearLogoutCookie,
  readSecretCookie,
  setSecretCookie,
} from '#server/http/cookies.ts';
import { addressKey } from '#server/lib/address-key.ts';
import { DEVICE_SECONDS, rememberDevice } from './known-devices.store.ts';
import { startSession } from './open-session.ts';
import { sessionSeconds } from './session-lifetime.rules.ts';

/** Where a request comes from, by which login attempts are counted. */
export const attemptFrom = (request: FastifyRequest) => ({
  address: addressKey(request.ip),
  device: readSecretCookie(request, 'device'),
});

/** What the browser of a request calls itself. */
export const userAgentOf = (request: FastifyRequest) => request.headers['user-agent'] ?? '';

/** The person who logs in, and the hash that their password was verified against. */
interface NewEntry {
  userId: number;
  passwordHash: string;
  rememberMe: boolean;
  /** As `startSession` takes it. */
  isStillLinked?: (tx: Tx) => Promise<boolean>;
}

/**
 * Opens a session in the browser of the request, in place of the one that it had, and knows the
 * browser from now on. @returns the token
 */
export async function enter(
  request: FastifyRequest,
  reply: FastifyReply,
  { userId, passwordHash, rememberMe, isStillLinked }: NewEntry,
): Promise<string> {
  const { dependencies } = request.server;
  const { token, cookie } = await startSession(dependencies, {
    userId,
    passwordHash,
    rememberMe,
    ...(isStillLinked && { isStillLinked }),
    userAgent: userAgentOf(request),
    replaces: {
      sessionId: request.currentUser?.sessionId ?? null,
      cookie: readSecretCookie(request, 'session'),
    },
  });
  const device = await rememberDevice(dependencies.database.db, {
    userId,
    presented: readSecretCookie(request, 'device'),
    userAgent: userAgentOf(request),
    now: dependencies.now(),
  });
  setSessionCookies(request, reply, cookie, rememberMe);
  setSecretCookie(request, reply, 'device', { value: device, maxAgeSeconds: DEVICE_SECONDS });
  return token;
}

export function setSessionCookies(
  request: FastifyRequest,
  reply: FastifyReply,
  value: string,
  rememberMe: boolean,
): void {
  const maxAgeSeconds = rememberMe ? sessionSeconds(true) : null;
  setSecretCookie(request, reply, 'session', { value, maxAgeSeconds });
  clearFormerCookie(request, reply);
  clearLogoutCookie(request, reply);
}
