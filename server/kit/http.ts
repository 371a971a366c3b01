import type { FastifyReply, FastifyRequest } from 'fastify';
import { PREFERENCE_COOKIE, type Preference } from '#contract/preferences.ts';
import type { Deps } from './deps.ts';

/**
 * Read by server rendering alone, so that the first page already knows the person. The
 * API never takes it for a login: calls need the bearer header, which no foreign site
 * can make a browser send.
 */
const SESSION_COOKIE = 'session';

function cookieOptions({ settings }: Deps) {
  return {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.publicUrl?.startsWith('https:') ?? false,
  } as const;
}

/** @param maxAgeSeconds null: as long as the browser is open */
export function setSessionCookie(
  reply: FastifyReply,
  deps: Deps,
  token: string,
  maxAgeSeconds: number | null,
): void {
  const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
  reply.setCookie(SESSION_COOKIE, token, { ...cookieOptions(deps), ...lifetime });
}

export function clearSessionCookie(reply: FastifyReply, deps: Deps): void {
  reply.clearCookie(SESSION_COOKIE, cookieOptions(deps));
}

export function readSessionCookie(request: FastifyRequest): string | null {
  return request.cookies[SESSION_COOKIE] || null;
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Scheme and host under which the public reaches the site: PUBLIC_URL, else this machine
 * under the name that it was asked by. Who asks writes the Host header: another one would
 * be in what everybody may keep, and in links that carry a token.
 */
export function originOf(request: FastifyRequest, { settings }: Deps): string {
  if (settings.publicUrl !== null) return settings.publicUrl;
  const isThisMachine = THIS_MACHINE.test(request.host);
  return `http://${isThisMachine ? request.host : `localhost:${settings.port}`}`;
}

/** Keeps a choice of a device as its scripts do, which read and change it. */
export function setPreferenceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: Preference,
  value: string,
): void {
  const secure = originOf(request, request.server.deps).startsWith('https:');
  reply.setCookie(name, value, { ...PREFERENCE_COOKIE, secure });
}

/** Where links in emails lead: the same. */
export function letterOriginOf(request: FastifyRequest, deps: Deps): string {
  return originOf(request, deps);
}
