import net from 'node:net';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/app.ts';
import type { FileStore } from '#server/files/index.ts';
import type { Timeouts } from '#server/http/slow-requests.ts';
import { createPageHandler, type PageHandler, type RenderPage } from '#server/pages/pages.ts';
import type { Settings } from '#server/settings.ts';
import type { TestAcademy } from './test-academy.ts';

/** How one app over a test academy differs from it. */
interface Difference {
  settings?: Partial<Settings>;
  render?: RenderPage;
  timeouts?: Timeouts;
  isLocalOnly?: boolean;
  files?: FileStore;
}

/** A page of one word. */
export const plainPage: RenderPage = async () =>
  new Response('<p>', { headers: { 'content-type': 'text/html; charset=utf-8' } });

/** Apps over one academy, each with settings, pages and time limits of its own. */
export class OpenApps {
  readonly #apps: FastifyInstance[] = [];
  readonly #academy: () => TestAcademy;

  constructor(academy: () => TestAcademy) {
    this.#academy = academy;
  }

  async open({ settings = {}, render = plainPage, timeouts, isLocalOnly, files }: Difference = {}) {
    const { dependencies } = this.#academy().app;
    let handler: PageHandler | undefined;
    const app: FastifyInstance = await buildApp(
      {
        ...dependencies,
        ...(files && { files }),
        settings: { ...dependencies.settings, ...settings },
      },
      {
        pages: (request, reply) => {
          handler ??= createPageHandler(app, render);
          return handler(request, reply);
        },
        ...(timeouts ? { timeouts } : {}),
        ...(isLocalOnly === undefined ? {} : { isLocalOnly }),
      },
    );
    this.#apps.push(app);
    return app;
  }

  async close(): Promise<void> {
    for (const app of this.#apps.splice(0)) await app.close();
  }
}

/** Lets an app listen. @returns its port */
export async function listen(app: FastifyInstance): Promise<number> {
  await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as net.AddressInfo).port;
}

/**
 * Sends raw bytes, and collects the response until the server closes.
 * @param options.drip sends a further byte every few milliseconds
 */
export function talk(port: number, bytes: string, { drip = false } = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = net.connect(port, '127.0.0.1');
    let timer: NodeJS.Timeout | undefined;
    let answer = '';
    socket.on('connect', () => {
      socket.write(bytes);
      if (drip) timer = setInterval(() => socket.write('x'), 5);
    });
    socket.on('data', (received) => {
      answer += received;
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (!['ECONNRESET', 'EPIPE'].includes(error.code ?? '')) reject(error);
    });
    socket.on('close', () => {
      clearInterval(timer);
      resolve(answer);
    });
  });
}

/** The number of responses by status, of so many requests in sequence. */
export async function statusesOf(
  count: number,
  send: (i: number) => Promise<{ statusCode: number }>,
): Promise<Record<number, number>> {
  const counts: Record<number, number> = {};
  for (let i = 0; i < count; i++) {
    const { statusCode } = await send(i);
    counts[statusCode] = (counts[statusCode] ?? 0) + 1;
  }
  return counts;
}
