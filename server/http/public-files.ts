import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '#domain/units.ts';

const YEAR_MS = 365 * DAY_MS;

/** @param file from the folder of the built web */
function cacheControlOf(file: string): string {
  if (file.startsWith(`assets${path.sep}`)) {
    return `public, max-age=${YEAR_MS / 1000}, immutable`;
  }
  // An old worker from a cache would delay the next one.
  if (file.startsWith('service-worker.js')) return 'no-cache';
  return 'public, max-age=3600';
}

/** The built web's files: those with a hash in their name never change, the rest may. */
export async function servePublicFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    // The build wrote a compressed copy beside every text (`scripts/prepare.mjs`).
    preCompressed: true,
    globIgnore: ['**/*.{br,gz}'],
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', cacheControlOf(path.relative(folder, file)));
      if (path.basename(file) === 'share.jpg') {
        // Other sites show it beside a link.
        reply.header('cross-origin-resource-policy', 'cross-origin');
      }
    },
  });
}
