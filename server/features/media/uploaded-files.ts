import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { UPLOADS_PATH } from '#contract/files.ts';
import { tokenOf } from '#server/auth/token.ts';
import { findCurrentUser } from '#server/features/accounts/index.ts';
import { attachmentHeader } from '#server/files/index.ts';
import { readSecretCookie } from '#server/http/cookies.ts';
import { sendClosedFilePage } from '#server/http/plain-pages.ts';
import { AppError } from '#server/lib/app-error.ts';
import { readRange } from '#server/lib/byte-range.ts';
import { filePolicy } from '#server/lib/security-headers.ts';
import { findMedia } from './media.queries.ts';
import { mayFetchMedia } from './media-access.queries.ts';
import { mediaKey } from './media-path.ts';
import { signatureSecondsLeft } from './sign-uploads.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

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
      const tag = `"${request.params.name}"`;
      const disposition = attachmentHeader(row.original_name, 'inline');
      reply.headers({
        etag: tag,
        'last-modified': row.created_at.toUTCString(),
        'accept-ranges': 'bytes',
        'cache-control': caching,
        'content-disposition': disposition,
        'content-security-policy': filePolicy(row.mime),
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      const type = row.mime === 'text/vtt' ? 'text/vtt; charset=utf-8' : row.mime;
      reply.type(type);
      const handedOver = await app.dependencies.files.handOver?.(row.key, { type, disposition });
      if (!handedOver) return sendBytes(request, reply, row, tag);
      // Whoever sends it says so for itself.
      reply.removeHeader('accept-ranges');
      // An address in the bucket is good for hours, and for whoever has it.
      if (handedOver.status === 302)
        reply.removeHeader('content-type').header('cache-control', 'private, no-store');
      return reply.code(handedOver.status).headers(handedOver.headers).send();
    },
  );

  /** The file, or the requested range of it. */
  async function sendBytes(request: FileRequest, reply: FastifyReply, row: MediaRow, tag: string) {
    // A browser that resumes a cached download names the version that it has.
    const ifRange = request.headers['if-range'];
    const asked = ifRange === undefined || ifRange === tag ? request.headers.range : undefined;
    const range = readRange(asked, row.bytes);
    if (range === 'unsatisfiable') {
      return reply.code(416).header('content-range', `bytes */${row.bytes}`).send();
    }
    const { start, end } = range ?? { start: 0, end: row.bytes - 1 };
    // Only once the file is there: an answer that there is none has another length.
    const promise = () => {
      if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${row.bytes}`);
      reply.header('content-length', end - start + 1);
    };
    const { files } = app.dependencies;
    if (files.send !== undefined && request.method === 'GET') {
      const begin = () => {
        promise();
        beginRaw(reply);
      };
      const isFound = await files.send(row.key, { start, end }, reply.raw, begin).catch((error) => {
        if (!reply.sent) throw error;
        // The client was promised more than there is: it must not take this for the whole.
        request.log.error({ err: error }, 'a file was not sent as a whole');
        reply.raw.destroy();
        return true;
      });
      if (!isFound) throw new AppError('NOT_FOUND');
      reply.raw.end();
      return reply;
    }
    const file = await files.open(row.key, range ?? undefined);
    if (!file) throw new AppError('NOT_FOUND');
    promise();
    return reply.send(file.stream);
  }
}

/** Sends what the hooks have set, and leaves the body to whoever writes it. */
function beginRaw(reply: FastifyReply): void {
  reply.hijack();
  const headers = Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() });
  for (const [name, value] of headers) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(reply.statusCode);
}
