import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // With the table of routes loaded before a page is hydrated, no click waits for a part of it. Pages
  // of the site have a smaller one (`web/lib/route-tables.ts`), which is written here.
  routeDiscovery: { mode: 'initial' },
  buildEnd: async ({ reactRouterConfig: { buildDirectory } }) => {
    const server = pathToFileURL(path.join(buildDirectory, 'server/index.js'));
    const { siteRoutes } = await import(/* @vite-ignore */ server.href);
    fs.writeFileSync(path.join(buildDirectory, 'client', siteRoutes.url), siteRoutes.script);
  },
} satisfies Config;
