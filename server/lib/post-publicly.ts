import dns from 'node:dns';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';
import { timeLimits } from './time-limits.ts';

/** A request to a host on the public internet. */
export interface PublicPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/**
 * Sends a request to a host on the public internet.
 * @returns the status of the response; its body is ignored
 * @throws where the host cannot be reached, or is not public
 */
export type PostPublicly = (post: PublicPost) => Promise<number>;

type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * Looks a name up, and returns only public addresses. The connection goes to the address that was
 * checked here, so that a name which changes its address afterwards (DNS rebinding) leads nowhere
 * else.
 */
function lookupPublic(resolve: Resolve, isPublic: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = error === null ? found.filter(({ address }) => isPublic(address)) : [];
      const [first] = addresses;
      const failure = error ?? new Error(`${host} has no public address`);
      if (first === undefined) done(failure, '', 0);
      else if (options.all) done(null, addresses);
      else done(null, first.address, first.family);
    });
  };
}

/**
 * @param resolve how names are looked up; tests pass their own, as below
 * @param isPublic which addresses are connected to
 */
export function createPostPublicly(
  resolve: Resolve = dns.lookup,
  isPublic: (address: string) => boolean = isPublicAddress,
): PostPublicly {
  const lookup = lookupPublic(resolve, isPublic);
  return ({ url, headers, body }) =>
    new Promise((done, refuse) => {
      const { hostname } = new URL(url);
      // An IP address is refused: it would skip the look-up, which checks addresses.
      if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) {
        refuse(new Error(`${hostname} is an IP address and no name`));
        return;
      }
      const signal = AbortSignal.timeout(timeLimits.push.milliseconds);
      // No agent: no connection that was made for another name is reused. Redirects are not
      // followed.
      const options = { method: 'POST', headers, lookup, signal, agent: false } as const;
      const request = https.request(url, options, (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', refuse);
      request.end(body);
    });
}
