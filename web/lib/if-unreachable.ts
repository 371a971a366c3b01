import { isRouteErrorResponse } from 'react-router';

/** What `pageOf` throws is a response of `data(…)` on the server. */
const statusOf = (error: unknown): number | null => {
  const init = (error as { init?: { status?: number } } | null)?.init;
  if (isRouteErrorResponse(error)) return error.status;
  return init?.status ?? null;
};

/**
 * For the `catch` of a list in a loader. Where the server fails (5xx) the page is shown without the
 * list and says so; a refusal (a login, a missing page) is thrown on.
 */
export function withoutList(error: unknown): null {
  const status = statusOf(error);
  if (status === null || status < 500) throw error;
  return null;
}
