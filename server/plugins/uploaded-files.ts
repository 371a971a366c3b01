import type { FastifyInstance } from 'fastify';
import { UPLOADS_PATH } from '#contract/files.ts';
import { findMedia, mediaKey } from '../features/media/index.ts';
import { attachmentHeader } from '../files/index.ts';
import { readRange } from '../kit/byte-range.ts';
import { Failure } from '../kit/failure.ts';
import { filePolicy } from '../kit/security-headers.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Uploaded media, by names that nobody can guess: who has seen a name may fetch the file, as
 * 0012-uploads.md says. A name never gets other bytes, so browsers may keep them; only what
 * pages show to everybody, pictures, may lie in a shared cache.
 */
export async function uploadedFilesPlugin(app: FastifyInstance): Promise<void> {
  app.get<{ Params: { name: string } }>(
    `${UPLOADS_PATH}:name`,
    { config: {}, compress: false },
    async (request, reply) => {
      const key = mediaKey(request.params.name);
      const { database, files } = app.deps;
      const row = key === null ? undefined : await findMedia(database.db, key);
      if (!row) throw new Failure('NOT_FOUND');
      const tag = `"${request.params.name}"`;
      reply.headers({
        etag: tag,
        'last-modified': row.created_at.toUTCString(),
        'accept-ranges': 'bytes',
        'cache-control': `${row.kind === 'image' ? 'public' : 'private'}, max-age=${YEAR_SECONDS}, immutable`,
        'content-disposition': attachmentHeader(row.original_name, 'inline'),
        'content-security-policy': filePolicy(row.mime),
        'x-robots-tag': 'noindex',
      });
      if (request.headers['if-none-match'] === tag) return reply.code(304).send();
      // A browser that goes on with what it kept says of which file that is.
      const ifRange = request.headers['if-range'];
      const asked = ifRange === undefined || ifRange === tag ? request.headers.range : undefined;
      const range = readRange(asked, row.bytes);
      if (range === 'unsatisfiable') {
        return reply.code(416).header('content-range', `bytes */${row.bytes}`).send();
      }
      const file = await files.open(row.key, range ?? undefined);
      if (!file) throw new Failure('NOT_FOUND');
      const type = row.mime === 'text/vtt' ? 'text/vtt; charset=utf-8' : row.mime;
      const { start, end } = range ?? { start: 0, end: row.bytes - 1 };
      if (range) {
        reply.code(206).header('content-range', `bytes ${start}-${end}/${row.bytes}`);
      }
      return reply
        .headers({ 'content-type': type, 'content-length': end - start + 1 })
        .send(file.stream);
    },
  );
}
