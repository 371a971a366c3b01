/** No push service gives out longer addresses; the longest known have some 1,200 characters. */
export const MAX_PUSH_ENDPOINT = 2048;

/**
 * Names that public name servers do not know: reserved ones, and those that clouds use internally.
 */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test)$/;

/**
 * Whether an address may be that of a push service. Browsers name the address, so a forged one
 * could make the academy call hosts of its own network: it must be https at the usual port and a
 * public name, since push services are never addressed by numbers. The addresses of the name are
 * checked when something is sent (`server/lib/post-publicly.ts`).
 */
export function isPushEndpoint(address: string): boolean {
  if (address.length > MAX_PUSH_ENDPOINT || !/^[!-~]+$/.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, port, username, password, hash } = new URL(address);
  if (protocol !== 'https:' || port !== '' || username + password + hash !== '') return false;
  // The parser writes every form of an IPv4 address as four numbers, and IPv6 in brackets.
  if (hostname.startsWith('[') || /^[\d.]+$/.test(hostname)) return false;
  const name = hostname.replace(/\.$/, '');
  return name.includes('.') && !INNER_NAME.test(name);
}
