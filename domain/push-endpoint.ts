/** No push service gives out longer addresses; the longest known have some 1,200 characters. */
export const MAX_PUSH_ENDPOINT = 2048;

/** Names that no public name server answers for, or that clouds keep for themselves. */
const INNER_NAME = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|arpa|test)$/;

/**
 * Whether an address may be that of a push service. Browsers say where their pushes go, so whoever
 * makes up an address could let the academy call machines of its own network: it must be https at the
 * usual port and a public name, since push services are never named by numbers. What a name stands for
 * is looked at when something is sent.
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
