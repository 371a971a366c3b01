import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errorStatuses } from '#contract/errors.ts';
import { allCalls } from '#contract/index.ts';
import type { Locale } from '#domain/locale.ts';
import { isGranted } from '#server/auth/open-scope.ts';
import { errorEnvelopeOf, failureOf } from '#server/http/errors.ts';
import { MAX_PARAM_LENGTH } from '#server/http/request-target.ts';
import type { PageRequest } from '#web/handler.ts';

const calls = new Map(allCalls.map((call) => [call.name, call]));

/** Whether the router would let a value reach a call. */
const isParam = (value: string) => value !== '' && value.length <= MAX_PARAM_LENGTH;

/**
 * Reads data for a page on behalf of the page's request: same person, address and checks, but no
 * routing, no second look-up of the session, no JSON. It was counted when the page was. A read that
 * is refused (401, 403) is made through HTTP after all, where refusals are logged.
 */
export function createDirectReader(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  locale: Locale,
): PageRequest['readDirectly'] {
  return async (name, { params, query }) => {
    const call = calls.get(name);
    const read = app.directReads.get(name);
    if (call === undefined || read === undefined) return null;
    if (!isGranted(call, request.currentUser)) return null;
    if (!Object.values(params).every(isParam)) return null;
    try {
      const envelope = await read({ params, query, request, reply, locale });
      return { status: 200, envelope };
    } catch (error) {
      const failure = failureOf(error, request);
      const status = errorStatuses[failure.code];
      if (status === 401 || status === 403) return null;
      return { status, envelope: errorEnvelopeOf(failure, request, call, locale) };
    }
  };
}
