import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'web',
  buildDirectory: 'build',
  ssr: true,
  // The table is small: with all of it in the page, no click waits for a manifest.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
