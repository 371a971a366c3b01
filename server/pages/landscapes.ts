import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import { LANDSCAPES_PATH } from '#domain/landscape-address.ts';
import { landscapeSvg } from '#domain/landscape-picture.ts';
import { readLandscapePath } from '#domain/read-landscape-path.ts';
import { encodingOf } from '#server/http/guest-response-cache.rules.ts';
import { GuestResponse } from '#server/http/guest-response-cache.ts';
import { AppError } from '#server/lib/app-error.ts';

/** About four megabytes: more pictures than an academy has courses. */
const MAX_STORED = 1_000;

const HEADERS = {
  'content-type': 'image/svg+xml; charset=utf-8',
  // What an address shows never changes: a new drawing has a new address.
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'Accept-Encoding',
};

/** The landscapes of the pages, as files: drawn and compressed once. */
export function registerLandscapeRoutes(app: FastifyInstance): void {
  const drawn = new LRUCache<string, GuestResponse>({ max: MAX_STORED });
  app.get<{ Params: { '*': string } }>(`${LANDSCAPES_PATH}*`, async (request, reply) => {
    const address = request.params['*'];
    let response = drawn.get(address);
    if (response === undefined) {
      const found = readLandscapePath(address);
      if (found === null) throw new AppError('NOT_FOUND');
      const svg = Buffer.from(landscapeSvg(found.picture, found.scheme));
      response = new GuestResponse(HEADERS, svg, { startedAt: 0, minute: 0 });
      drawn.set(address, response);
    }
    const { headers, body } = await response.encode(encodingOf(request.headers['accept-encoding']));
    return reply.headers(headers).send(body);
  });
}
