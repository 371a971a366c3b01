import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { build, defineConfig, type Plugin } from 'vite';
import { libraries, nameOfSharedFile } from './scripts/shared-files.ts';
import { textFiles } from './scripts/text-files.ts';

/**
 * The service worker: one file at the root, where it may answer for every page. Built by
 * itself, since it shares no chunk with the pages; its name stays, so that browsers find
 * the next one.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  async closeBundle() {
    await build({
      configFile: false,
      logLevel: 'warn',
      build: {
        outDir: 'build/client',
        emptyOutDir: false,
        copyPublicDir: false,
        rollupOptions: {
          input: 'web/worker/service-worker.ts',
          output: { format: 'iife', entryFileNames: 'service-worker.js' },
        },
      },
    });
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), textFiles, serviceWorker],
  build: {
    // A font or picture inside the style sheet would delay the first paint of every page.
    assetsInlineLimit: 0,
    // The editor of lessons is the largest part (about 730 kB), fetched by who edits one alone.
    chunkSizeWarningLimit: 800,
  },
  environments: {
    client: {
      build: {
        // `scripts/text-files.ts` reads it.
        manifest: true,
        rollupOptions: {
          output: {
            // As short as the bundler allows: the table of routes, which every page loads, names some
            // 250 files, and nothing compresses a hash.
            entryFileNames: 'assets/[name]-[hash:7].js',
            chunkFileNames: 'assets/[name]-[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'react', test: libraries, priority: 1 },
                { name: nameOfSharedFile(import.meta.dirname), debugName: 'shared files' },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: './web/handler.ts' },
      },
    },
  },
});
