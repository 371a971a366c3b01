import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** As Vite's manifest describes a file. */
interface Built {
  file: string;
  imports?: string[];
}

const NAME = 'virtual:text-files';

/**
 * Tells the server's half of the web which built files hold the texts of a language, so that
 * a page can name them: the browser would learn of them only from the script that needs it, a round
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
      ? (JSON.parse(fs.readFileSync(client, 'utf8')) as Record<string, Built>)
      : {};
    const filesOf = (name: string): string[] => {
      const built = manifest[name];
      if (built === undefined) return [];
      return [`/${built.file}`, ...(built.imports ?? []).flatMap(filesOf)];
    };
    const textFiles = { en: filesOf('i18n/en/index.ts'), zh: filesOf('i18n/zh/index.ts') };
    return `export const textFiles = ${JSON.stringify(textFiles)};`;
  },
};
