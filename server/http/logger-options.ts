import { serializeError } from '#server/lib/serialize-error.ts';
import type { Settings } from '#server/settings.ts';
import { requestFields } from './logged-requests.ts';

/**
 * How the process logs: JSON lines that hold nothing personal or secret at any level.
 * @param stream where to; absent: standard output
 */
export function loggerOptions(
  level: Settings['logLevel'],
  stream: { write: (line: string) => void } | undefined,
) {
  return {
    level,
    mixin: requestFields,
    // No headers and no query: they carry tokens and search terms.
    serializers: {
      req: ({ method, url, ip }: { method: string; url?: string; ip: string }) => ({
        method,
        path: url?.split('?')[0],
        ip,
      }),
      err: (error: Error) => serializeError(error),
      // @fastify/multipart writes them at the level trace, headers of the request included.
      busboyOptions: ({ limits }: { limits: object }) => ({ limits }),
    },
    ...(stream === undefined ? {} : { stream }),
  };
}
