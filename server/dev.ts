import path from 'node:path';
import { createServer } from 'vite';
import type { RenderPage } from '#server/pages/pages.ts';
import { runAcademy } from './run-academy.ts';

/** The academy with the web served from its sources: a saved file shows at once. */
await runAcademy(async () => {
  const vite = await createServer({
    root: path.join(import.meta.dirname, '..'),
    appType: 'custom',
    server: { middlewareMode: true },
  });
  const load = async () =>
    (await vite.ssrLoadModule('./web/handler.ts')) as { handlePage: RenderPage };
  return {
    render: async (request, page) => (await load()).handlePage(request, page),
    serveFiles: async (app) => {
      app.addHook('onRequest', (request, reply, done) => {
        // Hot reloading uses inline scripts and a socket of its own.
        reply.header('content-security-policy', "object-src 'none'");
        if (request.url.startsWith('/api') || request.url === '/healthz') return done();
        vite.middlewares(request.raw, reply.raw, () => done());
      });
    },
    close: () => vite.close(),
  };
});
