import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  LOGOUT_COOKIE,
  PREFERENCE_COOKIE,
  type Preference,
  UNKNOWN_WRITE_COOKIE,
} from '#contract/preferences.ts';
import type { Dependencies } from '#server/dependencies.ts';
import { publicOriginOf } from '#server/settings.ts';

/**
 * `session` is read by server rendering alone, so that the first page already knows the person. The
 * API never accepts it as a login: calls need the bearer header, which no other site can make a
 * browser send. `device` identifies a browser in which its owner has logged in before, `oidc` one
 * that is logging in at the provider, `wrote_at` says when it changed something last.
 */
type SecretCookie = 'session' | 'device' | 'oidc' | 'wrote_at';

const isSecure = (request: FastifyRequest) =>
  originOf(request, request.server.dependencies).startsWith('https:');

/** With the prefix a browser accepts it from this very host over https alone, for all its paths. */
const nameOf = (request: FastifyRequest, cookie: SecretCookie) =>
  isSecure(request) ? `__Host-${cookie}` : cookie;

const optionsOf = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: isSecure(request) }) as const;

/** @param maxAgeSeconds null: as long as the browser is open */
export function setSecretCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  cookie: SecretCookie,
  { value, maxAgeSeconds }: { value: string; maxAgeSeconds: number | null },
): void {
  const lifetime = maxAgeSeconds === null ? {} : { maxAge: maxAgeSeconds };
  reply.setCookie(nameOf(request, cookie), value, { ...optionsOf(request), ...lifetime });
}

export function readSecretCookie(request: FastifyRequest, cookie: SecretCookie): string | null {
  return request.cookies[nameOf(request, cookie)] || null;
}

export function clearSessionCookie(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(nameOf(request, 'session'), optionsOf(request));
}

/** The person has logged out in this browser, whether or not the call for it succeeded. */
export function isLoggedOut(request: FastifyRequest): boolean {
  return request.cookies[LOGOUT_COOKIE] !== undefined;
}

/** The browser has sent a change to which no answer came. */
export function hasUnknownWrite(request: FastifyRequest): boolean {
  return request.cookies[UNKNOWN_WRITE_COOKIE] !== undefined;
}

/** On a login, and once the session of the browser has ended. */
export function clearLogoutCookie(request: FastifyRequest, reply: FastifyReply): void {
  if (isLoggedOut(request)) reply.clearCookie(LOGOUT_COOKIE, { path: '/' });
}

/**
 * Deletes the cookie of earlier versions, whose value is the token itself and which the browser
 * would keep sending.
 */
export function clearFormerCookie(request: FastifyRequest, reply: FastifyReply): void {
  const isFormer = isSecure(request) && request.cookies.session !== undefined;
  if (isFormer) reply.clearCookie('session', optionsOf(request));
}

const THIS_MACHINE = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Scheme and host under which the public reaches the site: PUBLIC_URL, else this machine under the
 * requested name. The client writes the Host header: any other name would get into shared caches,
 * and into links that carry a token.
 */
export function originOf(request: FastifyRequest, { settings }: Dependencies): string {
  const isThisMachine = settings.publicUrl === null && THIS_MACHINE.test(request.host);
  return isThisMachine ? `http://${request.host}` : publicOriginOf(settings);
}

/** Stores a choice of the device in the cookie that its scripts read and change. */
export function setPreferenceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  name: Preference,
  value: string,
): void {
  reply.setCookie(name, value, { ...PREFERENCE_COOKIE, secure: isSecure(request) });
}
