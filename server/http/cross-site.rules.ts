/** What a browser says about the origin of a request; other programs send none of it. */
export interface RequestOrigin {
  /** `Sec-Fetch-Site` */
  site: string | undefined;
  /** `Sec-Fetch-Mode` */
  mode: string | undefined;
  /** `Sec-Fetch-Dest` */
  dest: string | undefined;
  /** `Origin` */
  origin: string | undefined;
  /** The requested host. */
  host: string;
  /** PUBLIC_URL, where one is set. */
  publicUrl: string | null;
}

const OWN_SITES = ['same-origin', 'none'];

function isOwnOrigin({ origin = '', host, publicUrl }: RequestOrigin): boolean {
  if (!URL.canParse(origin)) return false;
  const url = new URL(origin);
  if (publicUrl !== null && url.origin === new URL(publicUrl).origin) return true;
  // A page of another site cannot choose the Host header.
  return /^https?:$/.test(url.protocol) && url.host === host.toLowerCase();
}

/**
 * Whether a request that changes something comes from this site's own pages, or from no page at
 * all. Browsers that omit `Sec-Fetch-Site` (over plain HTTP) still send the origin with every form
 * and script that posts.
 */
export function isOwnRequest(request: RequestOrigin): boolean {
  if (request.site !== undefined) return OWN_SITES.includes(request.site);
  return request.origin === undefined || isOwnOrigin(request);
}

/**
 * Whether a GET that changes something was made by a script or a program: not by following a link,
 * and not as a picture, frame or any other part of a page.
 */
export function isOwnScript(request: RequestOrigin): boolean {
  const { mode = 'cors', dest = 'empty' } = request;
  return isOwnRequest(request) && ['cors', 'same-origin'].includes(mode) && dest === 'empty';
}
