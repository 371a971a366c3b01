/** The part of a request that decides how it is handled. */
export interface AskedFor {
  method: string;
  mode: string;
  destination: string;
  url: string;
}

/**
 * Who answers a request: the network alone (`other`: the API above all, never kept), the
 * cache first where the address changes with the content, the network first for the rest.
 */
export function kindOf(request: AskedFor, origin: string): 'page' | 'asset' | 'picture' | 'other' {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin) return 'other';
  if (url.pathname === '/api' || url.pathname.startsWith('/api/')) return 'other';
  if (request.mode === 'navigate') return 'page';
  if (/^\/(assets|land)\//.test(url.pathname)) return 'asset';
  return request.destination === 'image' ? 'picture' : 'other';
}
