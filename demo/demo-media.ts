import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { filePolicy } from '#server/lib/security-headers.ts';

const FOLDER = path.join(import.meta.dirname, 'media');
const MONTH_SECONDS = 30 * 24 * 60 * 60;

/** What @fastify/static throws where it cannot send. */
interface SendError extends Error {
  statusCode?: number;
  headers?: Record<string, string>;
}

/** Where a file of the demo academy is on the disk. */
export function mediaFile(file: string): string {
  return path.join(FOLDER, file);
}

/** Where a file of the demo academy is fetched. */
export function mediaUrl(file: string): string {
  return `/media/${file}`;
}

/**
 * The demo academy's recordings and documents, served where its data is loaded. A player asks for ranges: without them
 * seeking would fetch everything before it, and Safari would not play at all.
 */
export async function demoMediaPlugin(app: FastifyInstance): Promise<void> {
  app.setErrorHandler<SendError>((error, _request, reply) => {
    // For a browser, not for a program: the status and the true size say all there is.
    if (error.statusCode === 416)
      return reply
        .code(416)
        .headers(error.headers ?? {})
        .send();
    throw error;
  });
  await app.register(fastifyStatic, {
    root: FOLDER,
    prefix: '/media/',
    index: false,
    decorateReply: false,
    acceptRanges: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      reply.header('cache-control', `public, max-age=${MONTH_SECONDS}`);
      const mime = file.endsWith('.pdf') ? 'application/pdf' : '';
      reply.header('content-security-policy', filePolicy(mime));
    },
  });
}
