import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
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

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });

  const { nonce, isShared, reportError } = context.get(requestContext);
  const isSentWhole = isShared || isbot(request.headers.get('user-agent') ?? '');

  return new Promise((resolve, reject) => {
    let answered = false;
    let finalStatus = status;

    function answer() {
      answered = true;
      const body = new PassThrough({
        final(done) {
          clearTimeout(timer);
          done();
        },
      });
      pipe(body);
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: finalStatus, headers }),
      );
    }

    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        // Finished parts are rendered in place, however large: React would send them later and move
        // them there by a script, and without scripts they would never be seen.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Crawlers, and the cache, get the whole page at once.
        [isSentWhole ? 'onAllReady' : 'onShellReady']: answer,
        onShellError: reject,
        onError(error) {
          finalStatus = 500;
          if (answered) reportError(error);
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
