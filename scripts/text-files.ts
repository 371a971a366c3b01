import fs from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { locales } from '../domain/locale.ts';
import { textAreas } from '../i18n/text-areas.ts';

/** As Vite's manifest describes a file. */
interface Built {
  file: string;
  imports?: string[];
}

const NAME = 'virtual:text-files';

/**
 * Tells the server's half of the web which built files hold the texts of a language and of an area,
 * so that a page can name its own: the browser would learn of them only from the script that needs
 * them, a round trip later. While developing there are no such files.
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
    const textFiles = Object.fromEntries(
      locales.map((locale) => [
        locale,
        {
          site: filesOf(`i18n/${locale}/index.ts`),
          ...Object.fromEntries(
            textAreas.map((area) => [area, filesOf(`i18n/${locale}/${area}.ts`)]),
          ),
        },
      ]),
    );
    return `export const textFiles = ${JSON.stringify(textFiles)};`;
  },
};
