/**
 * Writes the figures of the tree into `docs/architecture.md`: how many files each folder has,
 * how long they are, and how often one folder imports another. Run it when the tree has changed much.
 */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '..');
const document = path.join(root, 'docs/architecture.md');
const BEGIN = '<!-- figures: npm run figures -->';
const END = '<!-- end of figures -->';

/** Folders whose own folders are counted apart. */
const divided = new Set(['server', 'web']);

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && file !== 'database/types.ts');
const known = new Set(files);
const isTest = (file: string) =>
  /\.(test|journey)\.tsx?$/.test(file) || /(^|\/)testing\//.test(file);

/** `web/features/…` counts as `web/features`; a file directly in `server/` counts as `server`. */
function folderOf(file: string): string {
  const [folder = '', inner = '', ...rest] = file.split('/');
  if (inner === '') return 'the root';
  return divided.has(folder) && rest.length > 0 ? `${folder}/${inner}` : folder;
}

const linesOf = (file: string) =>
  fs.readFileSync(path.join(root, file), 'utf8').split('\n').length - 1;

function importsOf(file: string): string[] {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const found = text.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*'([#.][^'?]+)/g);
  return [...found]
    .map(([, name = '']) =>
      name.startsWith('#') ? name.slice(1) : path.posix.join(path.posix.dirname(file), name),
    )
    .filter((target) => known.has(target));
}

function group<T>(items: readonly T[], keyOf: (item: T) => string): [string, T[]][] {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return [...groups].sort(([one], [other]) => one.localeCompare(other));
}

/** The value below which this share of the sorted values lies. */
const quantile = (sorted: readonly number[], share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

function sizes(name: string, inFolder: readonly string[]): (string | number)[] {
  const sized = inFolder.map((file) => ({ file, lines: linesOf(file) }));
  const sorted = sized.map(({ lines }) => lines).sort((one, other) => one - other);
  const longest = sized.reduce((most, one) => (one.lines > most.lines ? one : most));
  const total = sorted.reduce((sum, lines) => sum + lines, 0);
  return [
    name,
    sized.length,
    total,
    quantile(sorted, 0.5),
    quantile(sorted, 0.9),
    `${longest.lines} \`${longest.file}\``,
  ];
}

function table(heads: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const code = files.filter((file) => !isTest(file));
const tests = files.filter(isTest);
const imports = code.flatMap((file) =>
  importsOf(file)
    .map((target) => ({ from: folderOf(file), to: folderOf(target) }))
    .filter(({ from, to }) => from !== to),
);
const text = [
  table(
    ['folder', 'files', 'lines', 'median', 'p90', 'longest'],
    [
      ...group(code, folderOf).map(([folder, inFolder]) => sizes(folder, inFolder)),
      sizes('all code', code),
      sizes('tests', tests),
    ],
  ),
  'Imports from one folder into others, tests left out:',
  table(
    ['folder', 'imports'],
    group(imports, ({ from }) => from).map(([folder, all]) => [
      folder,
      group(all, ({ to }) => to)
        .map(([to, list]) => `${to} ${list.length}`)
        .join(' · '),
    ]),
  ),
].join('\n\n');

const before = fs.readFileSync(document, 'utf8');
const [head, rest = ''] = before.split(BEGIN);
const tail = rest.split(END)[1];
if (tail === undefined) throw new Error(`${document} has no place for the figures`);
fs.writeFileSync(document, `${head}${BEGIN}\n\n${text}\n\n${END}${tail}`);
process.stdout.write(`${text}\n`);
