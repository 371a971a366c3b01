import type { FastifyReply, FastifyRequest } from 'fastify';
import { attachmentHeader, storedName } from '#server/files/index.ts';
import { AppError } from '#server/lib/app-error.ts';
import { readRange } from '#server/lib/byte-range.ts';
import { filePolicy } from '#server/lib/security-headers.ts';

/** The headers of a file, besides its bytes. */
interface StoredFile {
  key: string;
  mime: string;
  bytes: number;
  original_name: string;
  created_at: Date;
}

/**
 * Sends a file of the store, or the requested range of it, from here or by whoever holds its bytes.
 * @param caching how long, and by which caches, the response may be stored; the address never
 *   changes its bytes
 * @throws AppError NOT_FOUND where the bytes are gone
 */
export async function sendStoredFile(
  request: FastifyRequest,
  reply: FastifyReply,
  row: StoredFile,
  caching: string,
): Promise<FastifyReply> {
  const { files } = request.server.dependencies;
  const tag = `"${storedName(row.key)}"`;
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
  const offloaded = await files.offload?.(row.key, { type, disposition });
  if (!offloaded) return sendBytes(request, reply, row, tag);
  // Whoever sends it says so for itself.
  reply.removeHeader('accept-ranges');
  // An address in the bucket is good for hours, and for whoever has it.
  if (offloaded.status === 302) {
    reply.removeHeader('content-type').header('cache-control', 'private, no-store');
  }
  return reply.code(offloaded.status).headers(offloaded.headers).send();
}

/** The file, or the requested range of it. */
async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  row: StoredFile,
  tag: string,
): Promise<FastifyReply> {
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
  const { files } = request.server.dependencies;
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

/** Sends what the hooks have set, and leaves the body to whoever writes it. */
function beginRaw(reply: FastifyReply): void {
  reply.hijack();
  const headers = Object.entries({ ...reply.raw.getHeaders(), ...reply.getHeaders() });
  for (const [name, value] of headers) if (value !== undefined) reply.raw.setHeader(name, value);
  reply.raw.writeHead(reply.statusCode);
}
