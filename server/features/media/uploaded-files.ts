import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#contract/files.ts';
import { DAY_MS } from '#domain/units.ts';
import { tokenOf } from '#server/auth/token.ts';
import { findCurrentUser } from '#server/features/accounts/index.ts';
import { readSecretCookie } from '#server/http/cookies.ts';
import { sendClosedFilePage } from '#server/http/plain-pages.ts';
import { sendStoredFile } from '#server/http/send-stored-file.ts';
import { AppError } from '#server/lib/app-error.ts';
import { findMedia } from './media.queries.ts';
import { mayFetchMedia } from './media-access.queries.ts';
import { mediaKey } from './media-path.ts';
import { signatureSecondsLeft } from './sign-uploads.ts';

const YEAR_SECONDS = (365 * DAY_MS) / 1000;

type MediaRow = NonNullable<Awaited<ReturnType<typeof findMedia>>>;
type FileRequest = FastifyRequest<{ Params: { name: string }; Querystring: { s?: unknown } }>;

/**
 * Editors of lessons get their files under the bare path: a player and a document viewer send the
 * cookie, programs their token. The cookie is accepted here alone, and for reading alone.
 */
function findEditor(request: FileRequest) {
  const { dependencies } = request.server;
  const token = tokenOf(request.headers);
  if (token !== null) return findCurrentUser(dependencies, { token });
  const cookie = readSecretCookie(request, 'session');
  return cookie === null ? Promise.resolve(null) : findCurrentUser(dependencies, { cookie });
}

/**
 * How long, and by which caches, a response may be stored; null where this request may not have the
 * file. An address never changes its bytes.
 */
async function decideCaching(request: FileRequest, row: MediaRow): Promise<string | null> {
  const { dependencies } = request.server;
  const left = await signatureSecondsLeft(dependencies, request.params.name, request.query.s);
  if (left !== null) return `private, max-age=${left}, immutable`;
  const access = await mayFetchMedia(dependencies.database.db, row, () => findEditor(request));
  switch (access) {
    case 'everybody':
      // Only what is public, pictures, may be stored in a shared cache.
      return `${row.kind === 'image' ? 'public' : 'private'}, max-age=${YEAR_SECONDS}, immutable`;
    case 'editor':
      return 'private, no-cache';
    case 'nobody':
      return null;
  }
}

/** A person who opened an expired address in a tab gets a page; a player gets the status alone. */
function refuse(request: FileRequest, reply: FastifyReply): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (request.headers.accept?.includes('text/html')) return sendClosedFilePage(request, reply);
  throw new AppError('FORBIDDEN');
}

/**
 * Uploaded media. Public files are served under their bare path; files of lessons that are not free
 * under signed addresses that expire, which only those get who may open the lesson.
 */
export async function uploadedFilesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string }; Querystring: { s?: unknown } }>(
    `${UPLOADS_PATH}:name`,
    { config: {}, compress: false },
    async (request, reply) => {
      const key = mediaKey(request.params.name);
      const { database } = app.dependencies;
      const row = key === null ? undefined : await findMedia(database.db, key);
      if (!row) throw new AppError('NOT_FOUND');
      const caching = await decideCaching(request, row);
      if (caching === null) return refuse(request, reply);
      return sendStoredFile(request, reply, row, caching);
    },
  );
}
