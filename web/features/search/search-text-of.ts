import { MAX_SEARCH_LENGTH } from '#contract/search.ts';

/** The search in an address (`?q=`), in a form that the API accepts; for loaders. */
export function searchTextOf(params: URLSearchParams): string {
  // The API refuses a NUL and half a surrogate pair, which only a broken address contains.
  const asked = (params.get('q') ?? '').replaceAll('\0', '');
  return asked.trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
}
