import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What answers a scrape: one registry, or one that asks the processes of an academy. */
export interface MetricsSource {
  contentType: string;
  read: () => Promise<string>;
}

interface ServedMetrics {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves `/metrics` on a port of its own, which the public does not reach: metrics reveal how busy
 * the academy is.
 */
export async function serveMetrics(
  { port, host }: { port: number; host: string },
  { contentType, read }: MetricsSource,
): Promise<ServedMetrics> {
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    read().then(
      (text) => response.writeHead(200, { 'content-type': contentType }).end(text),
      // The scraper sees that the figures are missing; an alert rule reports it.
      () => response.writeHead(503).end(),
    );
  });
  server.requestTimeout = 10_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
