/**
 * A program for the tests of several processes: the academy as `server/main.ts` runs it, with
 * pages of one word. Each page names the process that made it; `/until-stopped` answers only once
 * its process was told to stop.
 */
import { once } from 'node:events';
import { runProcesses } from '../run-workers.ts';

await runProcesses(async () => ({
  render: async (request) => {
    if (new URL(request.url).pathname === '/until-stopped') {
      process.stderr.write('waiting\n');
      await once(process, 'SIGTERM');
    }
    return new Response(`made by ${process.pid}.`, {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    });
  },
  serveFiles: async () => {},
}));
