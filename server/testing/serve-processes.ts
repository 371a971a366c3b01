/**
 * A program for the tests of several processes: the academy as `server/main.ts` runs it, with
 * pages of one word. Each page names the process that made it; `/until-stopped` answers only once
 * its process was told to stop, `/large` sends more than any socket holds, and `/hang` never ends. `HUNG_MS`
 * is how long a process may hang.
 */
import { once } from 'node:events';
import { runProcesses } from '../run-workers.ts';

const hungMs = Number(process.env.HUNG_MS) || undefined;

await runProcesses(
  async () => ({
    render: async (request) => {
      const { pathname } = new URL(request.url);
      while (pathname === '/hang');
      if (pathname === '/large') return new Response(Buffer.alloc(64_000_000));
      if (pathname === '/until-stopped') {
        process.stderr.write('waiting\n');
        await once(process, 'SIGTERM');
      }
      return new Response(`made by ${process.pid}.`, {
        headers: { 'content-type': 'text/html; charset=utf-8' },
      });
    },
    serveFiles: async () => {},
  }),
  hungMs,
);
