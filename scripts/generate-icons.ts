/** Writes the one file of all icons of the learners' pages; `--check` only compares. */
import fs from 'node:fs';
import path from 'node:path';
import * as lucide from 'lucide-react';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { writeOrCheck } from './generated-file.ts';

const root = path.join(import.meta.dirname, '..');
const signs = path.join(root, 'web/assets/signs');

/** What is drawn within an SVG element; how it is drawn is a rule of `web/app.css`. */
function symbolOf(id: string, svg: string): string {
  const [, field, content] =
    /^<svg[^>]*viewBox="([^"]*)"[^>]*>(.*)<\/svg>$/s.exec(svg.trim()) ?? [];
  if (content === undefined) throw new Error(`No drawing of ${id}.`);
  const short = content.replace(/><\/\w+>/g, '/>');
  return `<symbol id="${id}" viewBox="${field}">${short}</symbol>`;
}

const list = ['icons.tsx', 'page-icons.tsx']
  .map((file) => fs.readFileSync(path.join(root, 'web/ui', file), 'utf8'))
  .join('');
const icons = [...list.matchAll(/export const (\w+) = icon\('([a-z0-9-]+)'\)/g)].map(
  ([, name = '', id = '']) => {
    const drawing = (lucide as Record<string, unknown>)[name] as ComponentType | undefined;
    if (drawing === undefined) throw new Error(`lucide draws no ${name}.`);
    return symbolOf(id, renderToStaticMarkup(createElement(drawing)));
  },
);
const own = fs
  .readdirSync(signs)
  .toSorted()
  .map((file) => symbolOf(path.parse(file).name, fs.readFileSync(path.join(signs, file), 'utf8')));

writeOrCheck(
  path.join(root, 'web/assets/icons.svg'),
  `<svg xmlns="http://www.w3.org/2000/svg">\n${[...icons, ...own].join('\n')}\n</svg>\n`,
);
