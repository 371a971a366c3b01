/** The part of a request that decides how it is handled. */
export interface AskedFor {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/**
 * How a request is answered: from the network alone (`other`, above all the API, which is never
 * stored), from the cache first where the address changes with the content, else from the network
 * first.
 */
export function kindOf(request: AskedFor, origin: string): 'page' | 'asset' | 'picture' | 'other' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return 'other';
  if (request.mode === 'navigate') return 'page';
  if (/^\/(assets|land)\//.test(url.pathname)) return 'asset';
  return request.destination === 'image' ? 'picture' : 'other';
}
