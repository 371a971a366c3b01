import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** The built web's files: those with a hash in their name never change, the rest may. */
export async function servePublicFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const isHashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
      reply.header(
        'cache-control',
        isHashed ? `public, max-age=${YEAR_MS / 1000}, immutable` : 'public, max-age=3600',
      );
    },
  });
}
