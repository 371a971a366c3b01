import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router';
import { createTranslator } from '#i18n/index.ts';
import { provideLanguages } from '#web/lib/language.tsx';
import { NonceContext } from '#web/lib/nonce.ts';
import { requestContext } from '#web/lib/request-context.ts';

provideLanguages({ ready: { zh: createTranslator('zh'), en: createTranslator('en') } });

/** How long deferred data may keep a response open. */
export const streamTimeout = 5_000;

/**
 * Renders a page in one piece. Loaders wait for all that a page shows, so streaming would gain
 * nothing; crawlers, the cache and slow connections want all of it at once.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, reportError } = context.get(requestContext);
  return new Promise((resolve, reject) => {
    let finalStatus = status;
    const chunks: Uint8Array[] = [];
    const failures: unknown[] = [];
    const body = new Writable({
      write(chunk: Uint8Array, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        clearTimeout(timer);
        // A part failed inside its boundary; where the whole did, the router reports it.
        failures.forEach(reportError);
        resolve(new Response(Buffer.concat(chunks), { status: finalStatus, headers }));
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Finished parts are rendered in place, however large: React would send them later and move
        // them there by a script, and without scripts they would never be seen.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        onAllReady: () => pipe(body),
        onShellError(error) {
          clearTimeout(timer);
          reject(error);
        },
        onError(error) {
          finalStatus = 500;
          failures.push(error);
        },
      },
    );
    const timer = setTimeout(abort, streamTimeout + 1000);
  });
}

/** Logs errors of loaders and rendering, except intended ones (404 and the like). */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || isRouteErrorResponse(error)) return;
  context.get(requestContext).reportError(error);
};
