import dns from 'node:dns';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

/** Nobody waits for longer for a machine of strangers, in milliseconds. */
const TIMEOUT_MS = 5_000;

/** What is sent to a machine of strangers. */
export interface PublicPost {
  url: string;
  headers: Readonly<Record<string, string>>;
  body: Uint8Array;
}

/**
 * Sends something to a machine of the public internet.
 * @returns the status that it answers with; its words are of no interest
 * @throws where it cannot be reached, or is no public machine
 */
export type PostPublicly = (post: PublicPost) => Promise<number>;

type Resolve = (
  host: string,
  options: dns.LookupAllOptions,
  done: (error: NodeJS.ErrnoException | null, addresses: dns.LookupAddress[]) => void,
) => void;

/**
 * Looks a name up, and knows the public addresses of it alone. The connection goes to what was looked
 * up here: a name that stands for another address a moment later leads nowhere else.
 */
function lookupPublic(resolve: Resolve, isPublic: (address: string) => boolean): LookupFunction {
  return (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      const addresses = error === null ? found.filter(({ address }) => isPublic(address)) : [];
      const [first] = addresses;
      const failure = error ?? new Error(`${host} is no machine of the public internet`);
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
      // A number is not looked up.
      if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) {
        refuse(new Error(`${hostname} is no name of a machine`));
        return;
      }
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      // No agent: no connection is kept that was made for another name. Redirects are not followed.
      const options = { method: 'POST', headers, lookup, signal, agent: false } as const;
      const request = https.request(url, options, (response) => {
        done(response.statusCode ?? 0);
        response.destroy();
      });
      request.on('error', refuse);
      request.end(body);
    });
}
