import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';

/** Of a part of a path that a call takes as a value: the router finds no route for longer ones. */
export const MAX_PARAM_LENGTH = 100;

const HOST = /^(?:[a-z0-9_](?:[a-z0-9_.-]{0,252})|\[[0-9a-f:.]{2,45}\])(?::(\d{1,5}))?$/i;

/** Whether a Host header names a host, with a port or without: no address is made of others. */
export function isHost(text: string): boolean {
  const match = HOST.exec(text);
  return match !== null && Number(match[1] ?? 0) <= 65_535;
}

/** Only the path of an address matters here. */
const ANY_ORIGIN = 'http://site.invalid';

/** Browsers take a backslash for a slash, and a path of two slashes for the name of a host. */
const SLASHES = /^(?:[/\\]|%2f|%5c){2,}/i;

/**
 * Where a path leads that would name a host as a link: to what follows its first slashes. Dots are
 * removed first, as browsers do: `/.//host` is `//host`.
 * @returns null: it names none
 */
export function cleanedTarget(target: string): string | null {
  const { pathname, search } = new URL(`${ANY_ORIGIN}${target}`);
  return SLASHES.test(pathname) ? `${pathname.replace(SLASHES, '/')}${search}` : null;
}

/**
 * Refuses requests of which no address can be made, before anything reads it; sends on those for a
 * path that would lead to another host in a link of their page.
 */
export const requestTargetPlugin = fp(async (app: FastifyInstance) => {
  app.addHook('onRequest', async (request, reply) => {
    const { host } = request.headers;
    const isRooted = request.url.startsWith('/') || request.url === '*';
    // HTTP/1.0 has none; a trusted proxy may name another.
    const names = [host, request.host || undefined].filter((name) => name !== undefined);
    if (!isRooted || !names.every(isHost)) throw new AppError('VALIDATION_FAILED');
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const target = isRead ? cleanedTarget(request.url) : null;
    if (target !== null) return reply.redirect(target, 308);
  });
});

/** A navigation within the page fetches data alone; its scripts report an error to the person. */
export function isDataRequest(request: FastifyRequest): boolean {
  return request.url.split('?')[0]?.endsWith('.data') ?? false;
}
