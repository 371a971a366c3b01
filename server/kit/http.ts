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

/** Scheme and host under which the public reaches the site: PUBLIC_URL, else as asked. */
export function originOf(request: FastifyRequest, { settings }: Deps): string {
  return settings.publicUrl ?? `${request.protocol}://${request.host}`;
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

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

/**
 * Where links in letters lead: PUBLIC_URL, else this machine. Who asks for a letter writes
 * the Host header, and a link to a host of their choice would hand them its token.
 */
export function letterOriginOf(request: FastifyRequest, { settings }: Deps): string {
  const isThisMachine = THIS_MACHINE.test(request.host);
  return (
    settings.publicUrl ?? `http://${isThisMachine ? request.host : `localhost:${settings.port}`}`
  );
}
