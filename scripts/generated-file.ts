import fs from 'node:fs';
import path from 'node:path';

/**
 * Writes a generated file, or with `--check` on the command line compares it with
 * the committed one and marks the process as failed where they differ.
 */
export function writeOrCheck(file: string, text: string): void {
  const name = path.relative(process.cwd(), file);
  if (!process.argv.includes('--check')) {
    fs.writeFileSync(file, text);
    console.log(`wrote ${name}`);
    return;
  }
  const committed = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '';
  if (committed === text) return;
  console.error(`${name} is not what its sources say. Run \`npm run generate\` and commit it.`);
  process.exitCode = 1;
}

/**
 * The same for one part of a document, between `<!-- NAME: npm run generate -->` and
 * `<!-- end of NAME -->`.
 */
export function writeOrCheckPart(file: string, name: string, text: string): void {
  const begin = `<!-- ${name}: npm run generate -->`;
  const end = `<!-- end of ${name} -->`;
  const [head, rest = ''] = fs.readFileSync(file, 'utf8').split(begin);
  const tail = rest.split(end)[1];
  if (tail === undefined) throw new Error(`${file} has no place for the ${name}`);
  writeOrCheck(file, `${head}${begin}\n\n${text}\n\n${end}${tail}`);
}

/** A table of Markdown, aligned as the formatter does; the first row is its head. */
export function alignedTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[], fill = ' ') =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const rule = lineOf(
    head.map(() => ''),
    '-',
  );
  return [lineOf(head), rule, ...body.map((row) => lineOf(row))].join('\n');
}
