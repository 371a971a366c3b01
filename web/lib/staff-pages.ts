import { redirectDocument } from 'react-router';

/** Whether a page is one of those on which admins and teachers work. */
export function isStaffPage(pathname: string): boolean {
  return /^\/(admin|teach)(\/|$)/.test(pathname);
}

/** What matches an address that the table of routes does not name. */
const UNKNOWN = '*';

/**
 * Enters the pages of admins and teachers by loading a document: the table of routes that a page
 * of the site has does not name them (docs/decisions/0178). Unsaved input has been asked about by
 * then, as before any navigation.
 */
export function enterStaffPages<Result>(
  { request, pattern }: { request: Request; pattern: string },
  next: () => Result,
): Result {
  const { pathname, search } = new URL(request.url);
  if (pattern === UNKNOWN && isStaffPage(pathname)) throw redirectDocument(pathname + search);
  return next();
}
