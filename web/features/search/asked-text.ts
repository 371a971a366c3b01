import { MAX_SEARCH_LENGTH } from '#contract/search.ts';

/** What an address seeks (`?q=`), as the API takes it; for loaders. */
export function askedText(params: URLSearchParams): string {
  // The API refuses a NUL and half a character, which only a broken address holds.
  const asked = (params.get('q') ?? '').replaceAll('\0', '');
  return asked.trim().slice(0, MAX_SEARCH_LENGTH).toWellFormed();
}
