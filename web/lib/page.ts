import { data, type LoaderFunctionArgs, redirect } from 'react-router';
import type { ErrorCode } from '#contract/errors.ts';
import { type ApiClient, ApiError } from './api.ts';
import { loginPath } from './redirect-path.ts';
import { type RequestContext, requestContext } from './request-context.ts';

/** What an error boundary receives when a call of a loader failed. */
export interface PageFailure {
  code: ErrorCode;
  message: string;
  requestId: string;
}

/** Where a second factor is set up. */
export const SECURITY_PATH = '/profile?tab=settings#second-factor';

type LoaderArgs = Pick<LoaderFunctionArgs, 'context' | 'url'>;

/**
 * The page request inside a loader. Its `api` turns a failed call into the error page of that
 * status (404 for `NOT_FOUND`, and so on), so a loader handles only the errors that it can recover
 * from: `api.call(…).catch(() => fallback)`.
 */
export function pageOf({ context, url }: LoaderArgs): RequestContext {
  const page = context.get(requestContext);
  return { ...page, api: failingAsPages(page.api, url) };
}

function failingAsPages(api: ApiClient, url: URL): ApiClient {
  const guarded =
    <Args extends unknown[], Result>(call: (...args: Args) => Promise<Result>) =>
    (...args: Args) =>
      call(...args).catch((error: unknown): never => {
        throw asPage(error, url);
      });
  return {
    call: guarded(api.call) as ApiClient['call'],
    send: guarded(api.send) as ApiClient['send'],
    download: guarded(api.download) as ApiClient['download'],
  };
}

function asPage(error: unknown, url: URL): unknown {
  if (!(error instanceof ApiError)) return error;
  if (error.status === 401) return redirect(loginPath(url));
  // Staff who lack a required second factor are led to where they set it up.
  if (error.code === 'SECOND_FACTOR_REQUIRED') return redirect(SECURITY_PATH);
  const failure: PageFailure = {
    code: error.code,
    message: error.message,
    requestId: error.requestId,
  };
  return data(failure, { status: error.status });
}

/** The error page of a status, for a loader that detects it itself (an invalid id in the path). */
export function notFound(): never {
  throw data(null, { status: 404 });
}

/** A positive whole number from a path or query; anything else is a page that does not exist. */
export function idFrom(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,9}$/.test(text)) notFound();
  const id = Number(text);
  if (id > 2_147_483_647) notFound();
  return id;
}
