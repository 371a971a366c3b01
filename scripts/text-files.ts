import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

const NAME = 'virtual:text-files';

/**
 * Tells the server's half of the web which built file holds the texts of a language, so that
 * a page can name it: the browser would learn of it only from the script that needs it, a round
 * trip later. While developing there are no such files.
 */
export const textFiles: Plugin = {
  name: 'text-files',
  resolveId: (id) => (id === NAME ? `\0${NAME}` : undefined),
  load(id) {
    if (id !== `\0${NAME}`) return;
    const { root, build } = this.environment.config;
    const client = path.join(root, 'build/client/.vite/manifest.json');
    // The browser's half is built before the server's.
    const isKnown = this.environment.name === 'ssr' && build.ssr && fs.existsSync(client);
    const manifest = isKnown
      ? (JSON.parse(fs.readFileSync(client, 'utf8')) as Record<string, { file: string }>)
      : {};
    const fileOf = (locale: string) => {
      const file = manifest[`i18n/${locale}/index.ts`]?.file;
      return file === undefined ? null : `/${file}`;
    };
    return `export const textFiles = ${JSON.stringify({ en: fileOf('en'), zh: fileOf('zh') })};`;
  },
};
