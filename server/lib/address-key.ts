import { isIP } from 'node:net';

/**
 * One shared key for everything that is not an address, so that arbitrary text makes no new keys.
 */
const UNKNOWN = 'unknown';

/** No address with its port and zone is longer; a forwarded header may be. */
const MAX_LENGTH = 100;

/** The eight groups of an IPv6 address that `isIP` accepts and that ends in no IPv4 part. */
function groupsOf(ip: string): number[] {
  const [head = '', tail] = ip.split('::');
  const read = (part: string) => (part === '' ? [] : part.split(':').map((g) => parseInt(g, 16)));
  const before = read(head);
  if (tail === undefined) return before;
  const after = read(tail);
  return [...before, ...Array(8 - before.length - after.length).fill(0), ...after];
}

/** The dotted ending of an IPv6 address (`::ffff:192.0.2.1`) as two groups. */
function withoutDots(ip: string): string {
  const dotted = /(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(ip);
  if (dotted === null) return ip;
  const [a = 0, b = 0, c = 0, d = 0] = dotted.slice(1).map(Number);
  const groups = [a * 256 + b, c * 256 + d].map((group) => group.toString(16)).join(':');
  return `${ip.slice(0, dotted.index)}${groups}`;
}

/** Some proxies append the port to the address. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(text);
  return bracketed?.[1] ?? /^(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}):\d{1,5}$/.exec(text)?.[1] ?? text;
}

/**
 * The key under which every limit counts a client's address. An IPv6 client has a whole
 * /64 to choose addresses from, so all of it is one key; an IPv4 address written as IPv6
 * is that IPv4 address.
 */
export function addressKey(ip: string): string {
  const address = withoutPort(ip.slice(0, MAX_LENGTH).trim()).split('%')[0] ?? '';
  const version = isIP(address);
  if (version === 0) return UNKNOWN;
  if (version === 4) return address;
  const groups = groupsOf(withoutDots(address));
  const [high = 0, low = 0] = groups.slice(6);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (isMapped) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}
