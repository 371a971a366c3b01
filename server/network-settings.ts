import { BlockList, isIP } from 'node:net';

/** Who may state a client's address: nobody, so many proxies, or the proxies at these addresses. */
export type TrustedProxies = false | number | string[];

const HOW =
  'must be off, the number of proxies in front (1), or their addresses and networks (10.0.0.0/8,127.0.0.1)';
const TOO_WIDE =
  'trusts addresses of strangers, who could then choose their own: write the number of proxies in front (1), or their addresses and networks (10.0.0.0/8,127.0.0.1)';

/** A longer chain of proxies is taken for a typing error. */
const MAX_HOPS = 10;
/** 10.0.0.0/8 and fc00::/7 are the widest private networks. */
const WIDEST = { 4: 8, 6: 7 } as const;

/** An IPv6 network that contains mapped IPv4 addresses contains all of them. */
function holdsIpv4(address: string, bits: number): boolean {
  const network = new BlockList();
  network.addSubnet(address, bits, 'ipv6');
  const mapped = new BlockList();
  mapped.addSubnet('::ffff:0:0', 96, 'ipv6');
  return network.check('::ffff:0:1', 'ipv6') || mapped.check(address, 'ipv6');
}

function problemOf(entry: string): string | null {
  const [address = '', bits, ...rest] = entry.split('/');
  const version = isIP(address) as 0 | 4 | 6;
  if (version === 0 || rest.length > 0) return HOW;
  const length = version === 4 ? 32 : 128;
  if (bits !== undefined && !/^\d{1,3}$/.test(bits)) return HOW;
  const prefix = bits === undefined ? length : Number(bits);
  if (prefix > length) return HOW;
  if (prefix < WIDEST[version]) return TOO_WIDE;
  return version === 6 && holdsIpv4(address, prefix) ? TOO_WIDE : null;
}

/**
 * Parses TRUST_PROXY. A forwarded address counts only as far as a known proxy wrote it: what is to
 * the left of it was written by the client.
 * @returns the error, as a sentence without its subject, or the setting
 */
export function readTrustedProxies(text: string): TrustedProxies | { problem: string } {
  const value = text.trim().toLowerCase();
  if (value === 'off') return false;
  if (/^\d+$/.test(value)) {
    const hops = Number(value);
    if (hops === 0) return false;
    return hops <= MAX_HOPS ? hops : { problem: HOW };
  }
  if (['on', 'true', 'yes', 'all', '*'].includes(value)) return { problem: TOO_WIDE };
  const entries = value.split(',').map((entry) => entry.trim());
  const problem = entries.map(problemOf).find((found) => found !== null);
  return problem === undefined ? entries : { problem };
}

/** Whether a host of this name is this machine: browsers look up no name below `localhost`. */
export function isLoopback(host: string): boolean {
  const name = host.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Whether what is sent there is encrypted, or does not leave this machine. */
export function isProtectedAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}

/** Fastify calls it for each address, the socket's own first. */
export function proxyTrust(trusted: TrustedProxies) {
  return typeof trusted === 'number' ? (_: string, hop: number) => hop < trusted : trusted;
}

/** The encryption of connections to a service of another machine. */
export type Protection = 'stays here' | 'encrypted' | 'plain' | 'not said';

/**
 * The encryption of a connection to PostgreSQL.
 * @param sslMode PGSSLMODE, which the driver takes where the address says nothing
 */
export function databaseProtection(databaseUrl: string, sslMode?: string): Protection {
  // An invalid address for us may be valid for the driver: a socket without a host.
  if (!URL.canParse(databaseUrl)) return 'stays here';
  const { hostname, searchParams } = new URL(databaseUrl);
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return 'stays here';
  const ssl = searchParams.get('ssl');
  const mode = searchParams.get('sslmode') ?? (ssl === 'true' || ssl === '1' ? 'require' : sslMode);
  if (!mode) return 'not said';
  return mode === 'disable' ? 'plain' : 'encrypted';
}

/** The services that are configured to be reached unencrypted, by the names of their settings. */
export function plainConnections(settings: {
  databaseUrl: string | null;
  smtpUrl: string | null;
  s3: { endpoint: string | null } | null;
}): string[] {
  const { databaseUrl, smtpUrl, s3 } = settings;
  const goesPlain = (url: string) => !isLoopback(new URL(url).hostname);
  return [
    ...(databaseUrl !== null && databaseProtection(databaseUrl) === 'plain'
      ? ['DATABASE_URL']
      : []),
    ...(smtpUrl?.startsWith('smtp:') && smtpUrl.includes('tls=off') && goesPlain(smtpUrl)
      ? ['SMTP_URL']
      : []),
    ...(s3?.endpoint?.startsWith('http:') && goesPlain(s3.endpoint) ? ['S3_ENDPOINT'] : []),
  ];
}

/** Who sends the bytes of uploads instead of the academy, which decides who gets them. */
export type FileOffload =
  /** nginx, from an internal location over `dataDir`/files. */
  | { by: 'nginx'; prefix: string }
  /** The bucket, to browsers that were given a signed address. */
  | { by: 'bucket' };
