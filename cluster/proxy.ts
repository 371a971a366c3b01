import type { Network } from './network.ts';
import { ports } from './ports.ts';

/** HAProxy before the academies, and before the database. */

const loopback = '127.0.0.1';

const databasesOf = ({ near, far }: Network) =>
  Object.entries({ a: near, b: far })
    .map(([name, host]) => {
      const node = name as 'a' | 'b';
      return `  server ${name} ${host}:${ports.postgres[node]} check port ${ports.patroni[node]}`;
    })
    .join('\n');

/**
 * A request is sent to another process only while no connection to the first was made: what may
 * have been done is not done twice.
 */
export const proxyConfigOf = (network: Network) => `
global
  maxconn 4000
defaults
  timeout connect 1s
  timeout client 60s
  timeout server 60s
  timeout check 1s
frontend public
  mode http
  bind ${loopback}:${ports.public}
  option forwardfor
  default_backend academies
backend academies
  mode http
  balance roundrobin
  retries 3
  retry-on conn-failure
  option redispatch 1
  option httpchk GET /readyz
  default-server check inter 500ms downinter 250ms fall 1 rise 1
  http-error status 503 content-type text/plain string "The academy is back in a moment." hdr Retry-After 5
${ports.academies.map((port, index) => `  server academy-${index + 1} ${loopback}:${port}`).join('\n')}
listen database
  mode tcp
  bind ${loopback}:${ports.database}
  timeout client 30m
  timeout server 30m
  option tcpka
  option httpchk OPTIONS /primary
  http-check expect status 200
  default-server inter 1s fastinter 250ms downinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${databasesOf(network)}
listen replica
  mode tcp
  bind ${loopback}:${ports.replica}
  timeout client 30m
  timeout server 30m
  option tcpka
  option httpchk OPTIONS /replica
  http-check expect status 200
  default-server inter 1s fastinter 250ms downinter 250ms fall 2 rise 1 on-marked-down shutdown-sessions
${databasesOf(network)}
`;
