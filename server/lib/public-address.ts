import { BlockList, isIP } from 'node:net';

/** Networks that are no part of the public internet (IANA's registries of special addresses). */
const INNER_IPV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12
  192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`;

/** The only part of IPv6 that is given out, and what of it wraps other addresses or is reserved. */
const PUBLIC_IPV6 = '2000::/3';
const INNER_IPV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

function listOf(networks: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const network of networks.split(/\s+/)) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
}

const innerIpv4 = listOf(INNER_IPV4, 'ipv4');
const publicIpv6 = listOf(PUBLIC_IPV6, 'ipv6');
const innerIpv6 = listOf(INNER_IPV6, 'ipv6');

/**
 * Whether an IP address is that of a machine on the public internet: not of this machine, a private
 * network, a link, or a cloud's metadata.
 */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !innerIpv4.check(address, 'ipv4');
  if (version === 0 || address.includes('%')) return false;
  return publicIpv6.check(address, 'ipv6') && !innerIpv6.check(address, 'ipv6');
}
