import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '#server/lib/app-error.ts';
import { EventLoopTurns } from './event-loop-turns.ts';
import { LoadBound, LoadPlace } from './load-bound.ts';
import { sendRefusalPage } from './plain-pages.ts';
import { countedAs } from './rate-limit.rules.ts';
import { isDataRequest } from './request-target.ts';
import { takesPassword } from './takes-password.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether another call would be refused because too many are in flight. */
    isOverloaded: () => boolean;
    /** Takes the place of a request that waited for its client; refuses it where there is none. */
    takePlaceAgain: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
    /** Takes the place of a request that makes a response for all guests, or refuses it. */
    takePlaceOfMaker: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;
  }
  interface FastifyRequest {
    /** Null: the request is not counted. */
    loadPlace: LoadPlace | null;
  }
  interface FastifyContextConfig {
    /** A response that stays open by design (a stream of events) is not work in progress. */
    isLongLived?: boolean;
  }
}

/**
 * Requests that are refused early; each kind has a separate bound. `password`: calls that hash one,
 * which is slow on purpose, so that many logins at once leave all other calls their places.
 */
export type LoadKind = 'call' | 'page' | 'password';

/** A rendered page costs about as much as four calls. */
const CALLS_PER_PAGE = 4;

/** By itself 64 are left: about a second of hashing on two cores, and a class may log in at once. */
const CALLS_PER_PASSWORD = 4;

/**
 * How many refusals are sent in one turn of the event loop: clients that retry at once after each
 * refusal must not starve accepted requests.
 */
const REFUSALS_PER_TURN = 10;

/** Long enough for a burst to be over, short enough that a person barely notices. */
const RETRY_AFTER_SECONDS = 2;

interface OverloadOptions {
  /** Calls in flight at most, however fast they are; of pages, and of calls with a password, a quarter. */
  maxInFlight: number;
  /** Called for each refused request. */
  onShed?: ((kind: LoadKind) => void) | undefined;
}

/**
 * Refuses requests beyond what the process can do in time, with 503 and `Retry-After`, without working on them:
 * accepted requests stay fast, where an endless queue would make all of them slow. Refusals wait for each other, ten a
 * turn of the event loop, and are never more than there are open sockets (`MAX_CONNECTIONS`). Calls of a page
 * that is being rendered belong to that page. Responses from the guest cache, and waiting for one that
 * is being made, files and health checks are not counted, nor is a request while its body is on its
 * way (`arrivingBodiesPlugin`) or its response is being read.
 */
export const overloadPlugin = fp<OverloadOptions>(async (app, { maxInFlight, onShed }) => {
  const partOf = (calls: number) => Math.max(1, Math.floor(maxInFlight / calls));
  const passwords = partOf(CALLS_PER_PASSWORD);
  const bounds: Record<LoadKind, LoadBound> = {
    call: new LoadBound(maxInFlight),
    page: new LoadBound(partOf(CALLS_PER_PAGE)),
    // Fixed: they wait in line by design, and a class that logs in after a burst must find its places.
    password: new LoadBound(passwords, passwords),
  };
  const refusals = new EventLoopTurns(REFUSALS_PER_TURN);
  // For `/readyz`: a process that refuses only the excess stays behind its load balancer.
  app.decorate('isOverloaded', () => bounds.call.inFlight(performance.now()) >= bounds.call.max);
  app.decorateRequest('loadPlace', null);
  const refuse = async (kind: LoadKind, request: FastifyRequest, reply: FastifyReply) => {
    onShed?.(kind);
    request.unavailable = 'shed';
    // Who has gone meanwhile leaves the place to somebody who still waits.
    await refusals.next(() => reply.raw.destroyed);
    if (kind === 'page' && !isDataRequest(request)) {
      return sendRefusalPage(request, reply, RETRY_AFTER_SECONDS);
    }
    throw new AppError('SERVICE_UNAVAILABLE', {
      retryAfterSeconds: RETRY_AFTER_SECONDS,
      msg: 'messages.common.busy',
    });
  };
  const admit = async (request: FastifyRequest, reply: FastifyReply) => {
    const kind = loadKindOf(app, request);
    if (kind === null) return;
    const place = new LoadPlace(bounds[kind]);
    if (!place.take(performance.now())) return refuse(kind, request, reply);
    request.loadPlace = place;
    const end = () => place.end(performance.now());
    // A slow reader takes no place; nor does a client that went away before its response.
    reply.raw.once('prefinish', end).once('close', end);
  };
  app.addHook('onRequest', async (request, reply) => {
    // Of all guests who request one response only the first one's request makes it.
    if (request.guestCacheKey === null) return admit(request, reply);
  });
  app.decorate('takePlaceOfMaker', admit);
  app.decorate('takePlaceAgain', async (request: FastifyRequest, reply: FastifyReply) => {
    if (request.loadPlace === null || reply.raw.destroyed) return;
    if (request.loadPlace.take(performance.now())) return;
    await request.upload?.discard();
    return refuse(loadKindOf(app, request) ?? 'call', request, reply);
  });
});

function loadKindOf(app: FastifyInstance, request: FastifyRequest): LoadKind | null {
  if (request.routeOptions.config?.isLongLived === true) return null;
  if (request.headers['x-internal-key'] === app.internalKey) return null;
  const kind = countedAs(request.url.split('?')[0] ?? '/', request.is404);
  if (kind !== 'call') return kind === 'page' ? kind : null;
  return takesPassword(request.routeOptions.config?.call) ? 'password' : 'call';
}
