import { mailedLinkPaths } from '#domain/mailed-links.ts';

/** The class of a request; null: not counted. */
export type CountedAs = 'call' | 'page' | 'picture' | 'file' | null;

const pagesWithForm = new Set<string>(Object.values(mailedLinkPaths));

/**
 * The class of a request. Pages are rendered, share pictures and the site map are made from many
 * rows, files only read.
 * @param path without its query
 * @param isUnknown no route has the path: the renderer of pages gets it
 */
export function countedAs(path: string, isUnknown: boolean): CountedAs {
  if (path === '/api' || path.startsWith('/api/')) return 'call';
  if (path.startsWith('/og/') || path === '/sitemap.xml') return 'picture';
  if (isUnknown || path === '/' || path === '/offline' || pagesWithForm.has(path)) return 'page';
  // A load balancer that gets no response takes the academy away from everybody.
  if (path === '/healthz' || path === '/readyz') return null;
  // Browsers cache what has a hash in its name for a year; each page names dozens.
  if (path.startsWith('/assets/')) return null;
  return 'file';
}

/** Requests of one address in a minute: a classroom of fifty behind one address stays below. */
export const REQUESTS_PER_ADDRESS = {
  call: 600,
  page: 600,
  picture: 120,
  /** A page shows a dozen pictures, and a player requests a recording in ranges. */
  file: 3000,
} as const satisfies Record<Exclude<CountedAs, null>, number>;

/** Calls and pages of one account in a minute. */
export const REQUESTS_PER_ACCOUNT = 300;

export const REGISTRATIONS_PER_ADDRESS_AN_HOUR = 20;
